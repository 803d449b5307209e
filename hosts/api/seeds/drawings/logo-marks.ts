import type { Random } from '../random.ts';

/** Ink for one mark: a main colour, a second one, and the ground it stands on. */
export interface Ink {
  readonly main: string;
  readonly second: string;
  readonly ground: string;
}

type Mark = (ink: Ink, random: Random) => string;

const r = (value: number): string => String(Math.round(value * 100) / 100);
const turned = (shape: string, count: number, centre = 24, first = 0): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="rotate(${r(first + (360 / count) * index)} ${centre} ${centre})">${shape}</g>`,
  ).join('');

/** Each mark is drawn within a 48 square, clear of its outer 7 units. */
export const marks: Readonly<Record<string, Mark>> = {
  petals: ({ main, second }, random) => {
    const count = random.pick([4, 5, 6, 8]);
    const leaf = (color: string): string =>
      `<path d="M24 23C${count > 5 ? '19.5 19' : '18 19'} ${count > 5 ? '20 12' : '18 12'} 24 8c4 4 ${count > 5 ? '4.500' : '6'} 11 0 15z" fill="${color}"/>`;
    return count % 2 === 0
      ? turned(leaf(main), count / 2) + turned(leaf(second), count / 2, 24, 360 / count)
      : turned(leaf(main), count) + `<circle cx="24" cy="24" r="4" fill="${second}"/>`;
  },
  waves: ({ main, second }, random) => {
    const rows = random.pick([2, 3]);
    const gap = rows === 3 ? 9 : 11;
    const top = 24 - ((rows - 1) * gap) / 2;
    return Array.from(
      { length: rows },
      (_, row) =>
        `<path d="M8 ${r(top + row * gap)}c5.300-5 10.700-5 16 0s10.700 5 16 0" fill="none" stroke="${row % 2 ? second : main}" stroke-width="4.5" stroke-linecap="round"/>`,
    ).join('');
  },
  arches: ({ main, second }) =>
    `<path d="M9 39V24a15 15 0 0 1 30 0v15h-6V24a9 9 0 0 0-18 0v15z" fill="${main}"/><path d="M20 39V25a4 4 0 0 1 8 0v14z" fill="${second}"/>`,
  sunrise: ({ main, second }) =>
    `<path d="M24 12a12 12 0 0 1 12 12H12a12 12 0 0 1 12-12z" fill="${second}"/><path d="M8 28h32M12 34h24M17 40h14" stroke="${main}" stroke-width="3.5" stroke-linecap="round"/>`,
  gable: ({ main, second }, random) =>
    random.chance(0.5)
      ? `<path d="M10 39V21L24 9l14 12v18z" fill="${main}"/><path d="M20 39V28h8v11z" fill="${second}"/>`
      : `<path d="M8 39V22l8-8 8 8v17z" fill="${main}"/><path d="M24 39V22l8-8 8 8v17z" fill="${second}"/>`,
  blocks: ({ main, second }, random) => {
    const cells = random.pick([
      [1, 1, 0, 1, 2, 1, 0, 1, 1],
      [1, 2, 1, 2, 1, 0, 1, 0, 0],
      [0, 1, 0, 1, 1, 2, 0, 2, 1],
      [2, 1, 1, 0, 1, 1, 0, 0, 1],
    ]);
    return cells
      .map((cell, index) =>
        cell
          ? `<rect x="${9 + (index % 3) * 10.5}" y="${9 + Math.floor(index / 3) * 10.5}" width="9" height="9" rx="1.5" fill="${cell === 1 ? main : second}"/>`
          : '',
      )
      .join('');
  },
  rings: ({ main, second }) =>
    `<circle cx="18.500" cy="20" r="9.500" fill="none" stroke="${main}" stroke-width="4"/><circle cx="29.500" cy="28" r="9.500" fill="none" stroke="${second}" stroke-width="4"/>`,
  quarters: ({ main, second }, random) => {
    const turn = random.pick([0, 90, 180, 270]);
    const quarter = (x: number, y: number, turnBy: number, color: string): string =>
      `<path d="M0 0h14a14 14 0 0 1-14 14z" transform="translate(${x} ${y}) rotate(${turnBy} 7 7)" fill="${color}"/>`;
    return `<g transform="rotate(${turn} 24 24)">${quarter(9, 9, 0, main)}${quarter(25, 9, 90, second)}${quarter(9, 25, 270, second)}${quarter(25, 25, 180, main)}</g>`;
  },
  leaves: ({ main, second }) =>
    `<path d="M24 40C13 33 9 24 14 16c3.500-4.500 9-2.500 10 2z" fill="${main}"/><path d="M24 40c11-7 15-16 10-24-3.500-4.500-9-2.500-10 2z" fill="${second}"/>`,
  sails: ({ main, second }) =>
    `<path d="M22 8v24H9C10.500 21 15 13 22 8z" fill="${main}"/><path d="M25.500 14C32 19 35.500 25 36 32H25.500z" fill="${second}"/><path d="M9 35.500h30l-3.500 4.500h-23z" fill="${main}"/>`,
  chevrons: ({ main, second }, random) =>
    `<g transform="rotate(${random.pick([0, 90, 180])} 24 24)"><path d="M9 17 24 8l15 9v7l-15-9-15 9z" fill="${main}"/><path d="M9 28l15-9 15 9v7l-15-9-15 9z" fill="${second}"/></g>`,
  wheel: ({ main, second }, random) => {
    const spokes = random.pick([6, 8]);
    return `<circle cx="24" cy="24" r="13" fill="none" stroke="${main}" stroke-width="4"/>${turned(`<path d="M22.500 7h3v8h-3z" fill="${main}"/>`, spokes)}<circle cx="24" cy="24" r="4.500" fill="${second}"/>`;
  },
  furrows: ({ main, second }) =>
    `<path d="M8 38C10 26 15 17 24 11v27z" fill="${main}"/><path d="M27 38V11c7 6 11.500 15 13 27z" fill="${second}"/><circle cx="36" cy="13" r="4" fill="${main}"/>`,
  star: ({ main, second }, random) => {
    const points = random.pick([5, 6, 8]);
    const path = Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 ? 7.5 : 16.5;
      const angle = (Math.PI / points) * index - Math.PI / 2;
      return `${r(24 + Math.cos(angle) * radius)} ${r(24 + Math.sin(angle) * radius)}`;
    }).join('L');
    return `<path d="M${path}z" fill="${main}"/><circle cx="24" cy="24" r="3.500" fill="${second}"/>`;
  },
  steps: ({ main, second }) =>
    `<path d="M9 39V30h8v9zM20 39V21h8v18z" fill="${main}"/><path d="M31 39V10h8v29z" fill="${second}"/>`,
  horizon: ({ main, second, ground }) =>
    `<circle cx="24" cy="24" r="16" fill="${second}"/><path d="M8.200 26.500c7-4 24.600-4 31.600 0A16 16 0 0 1 8.200 26.500z" fill="${main}"/><path d="M12 33c7-3 17-3 24 0" fill="none" stroke="${ground}" stroke-width="2"/>`,
};
