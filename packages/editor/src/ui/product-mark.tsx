interface ProductMarkProps {
  readonly size: number;
}

export function ProductMark({ size }: ProductMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--bw-ink)" />
      <path
        d="M6 6h7.2l-1.5 5.1h6.3V18h-7.2l1.5-5.1H6z"
        fill="none"
        stroke="var(--bw-on-ink)"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
    </svg>
  );
}
