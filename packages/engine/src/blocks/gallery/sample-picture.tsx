/** What stands in for a picture on the canvas: hills under a sun, in the brand's colours, each a little different. */
export function SamplePicture({ at }: { readonly at: number }) {
  const x = [96, 300, 210][at % 3];
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path fill="var(--primary-100)" d="M0 0h400v300H0z" />
      <circle fill="var(--secondary-300)" cx={x} cy="92" r="38" />
      <path fill="var(--primary-300)" d="M0 210 90 130l70 60 90-90 150 130v70H0z" />
      <path fill="var(--primary-400)" d="M0 250c90-50 170 20 260-20 60-26 100-14 140 4v66H0z" />
    </svg>
  );
}
