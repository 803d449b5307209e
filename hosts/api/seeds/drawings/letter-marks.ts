/**
 * Letters drawn with lines and arcs on a 30 by 30 grid, so that a monogram needs no font: pictures shown
 * by `<img>` cannot use the page's fonts.
 */
export const letterStrokes: Readonly<Record<string, string>> = {
  A: 'M3 29 15 2l12 27M8 19h14',
  B: 'M5 2v27h12a7.500 7.500 0 0 0 0-15H5h10a6 6 0 0 0 0-12H4',
  C: 'M27 7A13.500 13.500 0 1 0 27 24',
  D: 'M5 2v27h7a13.500 13.500 0 0 0 0-27H4',
  E: 'M25 2H5v27h20M5 15h16',
  F: 'M25 2H5v28M5 15h16',
  G: 'M26 7A13.500 13.500 0 1 0 28 16H17',
  H: 'M5 1v29M25 1v29M5 15h20',
  J: 'M22 1v19a8.500 8.500 0 0 1-17 1',
  K: 'M5 1v29M25 2 6 17M12 12l14 17',
  L: 'M6 1v28h19',
  M: 'M3 30V3l12 16L27 3v27',
  N: 'M5 30V3l20 25V1',
  O: 'M15 2a13.500 13.500 0 1 0 .01 0z',
  P: 'M5 30V2h11a8 8 0 0 1 0 16H5',
  R: 'M5 30V2h11a7.500 7.500 0 0 1 0 15H5M15 17l11 13',
  S: 'M25 6C21 0 6 0 6 8.500S26 13 26 21.500 9 32 4 23',
  T: 'M3 2h24M15 2v28',
  U: 'M5 1v17a10 10 0 0 0 20 0V1',
  V: 'M3 1l12 27L27 1',
  W: 'M1 1l7 27 7-20 7 20 7-27',
  Z: 'M4 2h22L4 29h22',
};
