import styles from './HeroPicture.module.css';

const STRIPES = 9;
const WIDTH = 520;
const STRIPE = WIDTH / STRIPES;

/** A market stall in morning light, drawn for the shop. */
export function HeroPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 560 420" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="stall-sun" cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopColor="#ffd979" />
          <stop offset="0.55" stopColor="#ffe9b5" stopOpacity="0.7" />
          <stop offset="1" stopColor="#fff6df" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="stall-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1c2a22" stopOpacity="0.16" />
          <stop offset="1" stopColor="#1c2a22" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="430" cy="130" r="130" fill="url(#stall-sun)" />
      <ellipse cx="280" cy="404" rx="250" ry="12" fill="#1c2a22" opacity="0.08" />
      <rect x="48" y="110" width="12" height="290" rx="6" fill="#8a5a2b" />
      <rect x="500" y="110" width="12" height="290" rx="6" fill="#8a5a2b" />
      <g transform="translate(20 40)">
        {Array.from({ length: STRIPES }, (_, index) => (
          <path
            key={index}
            d={`M${index * STRIPE} 0h${STRIPE}v92a${STRIPE / 2} ${STRIPE / 2} 0 0 1-${STRIPE} 0z`}
            fill={index % 2 === 0 ? '#1f6f4a' : '#fffdf8'}
          />
        ))}
        <rect width={WIDTH} height="14" rx="7" fill="#185a3c" />
        <rect y="14" width={WIDTH} height="40" fill="url(#stall-shade)" />
      </g>
      <Crate x={64} fruit="#f2a20c" leaf />
      <Crate x={212} fruit="#b3263e" />
      <Crate x={360} fruit="#7aa93c" leaf />
      <rect x="36" y="328" width="488" height="20" rx="8" fill="#b9803f" />
      <rect x="52" y="348" width="456" height="52" rx="6" fill="#d9a462" />
      <path d="M52 372h456" stroke="#b9803f" strokeWidth="3" />
      <Glass />
    </svg>
  );
}

/** A crate of nine fruits. */
function Crate({ x, fruit, leaf = false }: { x: number; fruit: string; leaf?: boolean }) {
  const places = [
    [26, 44],
    [60, 40],
    [96, 44],
    [42, 20],
    [78, 18],
    [12, 62],
    [44, 62],
    [76, 62],
    [110, 62],
  ] as const;
  return (
    <g transform={`translate(${x} 208)`}>
      {[...places]
        .sort((a, b) => a[1] - b[1])
        .map(([cx, cy]) => (
          <g key={`${cx} ${cy}`} transform={`translate(${cx} ${cy})`}>
            <circle r="21" fill={fruit} />
            <circle r="21" fill="none" stroke="#1c2a22" strokeOpacity="0.12" strokeWidth="2" />
            <path
              d="M-12-6a14 14 0 0 1 9-8"
              stroke="#fff"
              strokeOpacity="0.65"
              strokeWidth="4"
              strokeLinecap="round"
              fill="none"
            />
            {leaf && <path d="M0-19c0-7 5-11 12-11 0 8-5 11-12 11z" fill="#185a3c" />}
          </g>
        ))}
      <rect x="-6" y="66" width="134" height="54" rx="6" fill="#c98f4b" />
      <path d="M-6 84h134M-6 102h134" stroke="#a56f33" strokeWidth="3" />
    </g>
  );
}

function Glass() {
  return (
    <g transform="translate(250 286)">
      <path d="M-12-34l18-46" stroke="#b3263e" strokeWidth="6" strokeLinecap="round" />
      <path d="M-30-52h60l-8 94a8 8 0 0 1-8 7h-28a8 8 0 0 1-8-7z" fill="#fffdf8" opacity="0.92" />
      <path d="M-27-30h54l-6 70a6 6 0 0 1-6 5h-30a6 6 0 0 1-6-5z" fill="#f2a20c" />
      <path d="M-27-30h54l-1 10h-52z" fill="#ffcf66" />
      <circle cx="30" cy="-52" r="17" fill="#ffcf66" stroke="#f2a20c" strokeWidth="5" />
      <path d="M30-66v28M18-59l24 14M42-59L18-45" stroke="#f2a20c" strokeWidth="2.5" />
    </g>
  );
}
