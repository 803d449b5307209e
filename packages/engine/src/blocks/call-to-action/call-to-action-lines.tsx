/** Lines of a field running to the horizon: thirteen, fanning out from the bottom. */
const lines = [
  'M520 300C640 296 860 300 1210 286',
  'M520 300C654 281 870 278 1210 261',
  'M520 300C668 266 880 256 1210 236',
  'M520 300C682 251 890 234 1210 211',
  'M520 300C696 236 900 212 1210 186',
  'M520 300C710 221 910 190 1210 161',
  'M520 300C724 206 920 168 1210 136',
  'M520 300C738 191 930 146 1210 111',
  'M520 300C752 176 940 124 1210 86',
  'M520 300C766 161 950 102 1210 61',
  'M520 300C780 146 960 80 1210 36',
  'M520 300C794 131 970 58 1210 11',
  'M520 300C808 116 980 36 1210 -14',
].join('');

/** The drawing behind a call to action, in the colour of its text. */
export function CallToActionLines({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".16" />
    </svg>
  );
}
