/** The shop's mark: a citrus fruit with a leaf. */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <circle cx="16" cy="19" r="11" fill="#f2a20c" />
      <path d="M16 9c0-4 3-7 8-7 0 5-3 8-8 8z" fill="#1f6f4a" />
      <path d="M16 9V6" stroke="#185a3c" strokeWidth="2" strokeLinecap="round" />
      <path d="M9 16a8 8 0 0 1 5-4" stroke="#fff6df" strokeWidth="2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
