import type { ReactElement } from 'react';

/** What is drawn for the sample categories and products. */
export type DrawingName =
  | 'juices'
  | 'driedFruits'
  | 'mixes'
  | 'frozenFruits'
  | 'garnishes'
  | 'orangeJuice'
  | 'berryBlend'
  | 'tropicalMix'
  | 'greenSmoothie'
  | 'appleCider'
  | 'mangoDelight';

const LEAF = '#5f9a3c';
const ORANGE = '#f2a20c';
const BERRY = '#b3263e';

const DRAWINGS: Readonly<Record<DrawingName, () => ReactElement>> = {
  juices: () => <Drink juice={ORANGE} top="#ffcf66" fruit={<OrangeWheel />} />,
  driedFruits: () => (
    <Bowl color="#d9a462">
      <Apricot x={-22} y={-4} />
      <DriedDate x={16} y={-10} turn={-24} />
      <Apricot x={-2} y={-22} />
      <DriedDate x={-8} y={0} turn={18} />
      <Apricot x={24} y={2} />
    </Bowl>
  ),
  mixes: () => (
    <Bowl color="#1f6f4a">
      <g transform="translate(-20 -20) rotate(-30) scale(.8)">
        <Leaf />
      </g>
      <g transform="translate(22 -20) rotate(34) scale(.8)">
        <Leaf />
      </g>
      <circle cx="-16" cy="-2" r="15" fill={BERRY} />
      <circle cx="20" cy="0" r="14" fill={ORANGE} />
      <g transform="translate(2 -14) scale(.72)">
        <Wheel rind="#6b9b37" pith="#eef5d8" flesh="#cfe3a0" />
      </g>
    </Bowl>
  ),
  frozenFruits: () => (
    <>
      <g transform="translate(-6 -10) scale(1.5)">
        <Strawberry />
      </g>
      <IceCube x={28} y={24} turn={14} />
      <IceCube x={-30} y={32} turn={-16} />
    </>
  ),
  garnishes: () => (
    <>
      <path d="M-40 42L40-46" stroke="#b9803f" strokeWidth="4" strokeLinecap="round" />
      <g transform="translate(-8 6) scale(1.35)">
        <Wheel rind="#e8c11c" pith="#fffbe0" flesh="#f6dc62" />
      </g>
      <circle cx="25" cy="-29" r="13" fill={BERRY} />
      <path
        d="M18-33a9 9 0 0 1 6-5"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  orangeJuice: () => <Drink juice={ORANGE} top="#ffcf66" fruit={<OrangeWheel />} />,
  berryBlend: () => <Drink juice="#8c2f5f" top="#c06a94" fruit={<Berries />} />,
  tropicalMix: () => <Drink juice="#f4bd3a" top="#fbe08f" fruit={<Pineapple />} />,
  greenSmoothie: () => <Drink juice="#6ea342" top="#a9cf83" fruit={<Leaf />} />,
  appleCider: () => <Drink juice="#c9812b" top="#e6b878" fruit={<Apple />} />,
  mangoDelight: () => <Drink juice="#ef8f1d" top="#fbc470" fruit={<Mango />} />,
};

/**
 * A small drawing of the landing page. It is drawn rather than an emoji, which looks different on every device and is an
 * empty box on one that has no font for it.
 */
export function Drawing({ name, className }: { name: DrawingName; className: string | undefined }) {
  const Picture = DRAWINGS[name];
  return (
    <svg className={className} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
      <Picture />
    </svg>
  );
}

/** A glass with a straw, and the fruit beside it. */
function Drink({ juice, top, fruit }: { juice: string; top: string; fruit: ReactElement }) {
  return (
    <>
      <ellipse cy="54" rx="46" ry="5" fill="#1c2a22" opacity=".1" />
      <g transform="translate(-12 6)">
        <path d="M0-34l12-28" stroke={BERRY} strokeWidth="5" strokeLinecap="round" />
        <path d="M-25-42h50l-6 82a7 7 0 0 1-7 7h-24a7 7 0 0 1-7-7z" fill="#fff" />
        <path d="M-22-26h44l-5 66a5 5 0 0 1-5 4h-24a5 5 0 0 1-5-4z" fill={juice} />
        <path d="M-22-26h44l-1 9h-42z" fill={top} />
        <path d="M-13-10l3 38" stroke="#fff" strokeOpacity=".4" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="translate(27 27)">{fruit}</g>
    </>
  );
}

function Bowl({ color, children }: { color: string; children: readonly ReactElement[] }) {
  return (
    <>
      <ellipse cy="50" rx="44" ry="5" fill="#1c2a22" opacity=".1" />
      {children}
      <path d="M-46 6h92c0 24-14 42-32 42h-28c-18 0-32-18-32-42z" fill={color} />
      <path d="M-46 6h92v6h-92z" fill="#1c2a22" opacity=".14" />
    </>
  );
}

/** A slice of a citrus fruit, or of a cucumber. */
function Wheel({ rind, pith, flesh }: { rind: string; pith: string; flesh: string }) {
  return (
    <>
      <circle r="24" fill={rind} />
      <circle r="20.5" fill={pith} />
      <circle r="18" fill={flesh} />
      <path d="M0-18v36M-15.6-9l31.2 18M15.6-9l-31.2 18" stroke={pith} strokeWidth="2.5" />
    </>
  );
}

const OrangeWheel = () => <Wheel rind="#e58a00" pith="#fff1cf" flesh="#ffb938" />;

function Berries() {
  const places = [
    [-12, 10, '#4b4a8f'],
    [13, 10, BERRY],
    [0, -10, '#6a3a86'],
  ] as const;
  return places.map(([x, y, color]) => (
    <g key={color} transform={`translate(${x} ${y})`}>
      <circle r="14" fill={color} />
      <path
        d="M-8-4a9 9 0 0 1 6-6"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  ));
}

function Pineapple() {
  return (
    <>
      <path
        d="M0-12c-12-4-14-12-13-18 5 2 8 5 9 8 0-6 1-11 4-15 3 4 4 9 4 15 1-3 4-6 9-8 1 6-1 14-13 18z"
        fill={LEAF}
      />
      <ellipse cy="8" rx="17" ry="21" fill="#f2b632" />
      <path
        d="M-15-1l20 28M-9-9l24 30M4-12l12 15M15-1L-5 27M9-9l-24 30M-4-12L-16 3"
        stroke="#c9861a"
        strokeWidth="1.5"
      />
    </>
  );
}

function Leaf() {
  return (
    <>
      <path d="M0 26C-24 14-24-14 0-32c24 18 24 46 0 58z" fill={LEAF} />
      <path d="M0 26v-44M0 8l11-9M0 8l-11-9M0-5l8-8M0-5l-8-8" stroke="#cfe3b8" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

function Apple() {
  return (
    <>
      <path
        d="M0-10c-9-8-25-4-25 12 0 15 12 26 18 26 3 0 5-2 7-2s4 2 7 2c6 0 18-11 18-26 0-16-16-20-25-12z"
        fill={BERRY}
      />
      <path d="M0-10c0-7 2-11 6-14" stroke="#8a5a2b" strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M4-17c3-8 10-10 17-8-2 7-9 11-17 8z" fill={LEAF} />
      <path
        d="M-18 0a12 12 0 0 1 7-8"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  );
}

function Mango() {
  return (
    <>
      <path d="M-22 6c-3-20 16-32 31-24 16 8 17 28 4 39-13 10-32 5-35-15z" fill={ORANGE} />
      <path d="M-22 6c-3-20 16-32 31-24-14 2-24 14-25 40-3-4-5-9-6-16z" fill="#d9572e" opacity=".55" />
      <path d="M8-18c2-8 8-12 16-11-1 8-7 13-16 11z" fill={LEAF} />
    </>
  );
}

function Strawberry() {
  return (
    <>
      <path d="M0 26c-12-5-24-20-19-33 5-7 13-5 19-3 6-2 14-4 19 3 5 13-7 28-19 33z" fill={BERRY} />
      <path
        d="M0-6c-7 3-12 1-15-4 4-2 7-2 9-1-2-4-1-7 1-9 3 1 5 3 5 6 0-3 2-5 5-6 2 2 3 5 1 9 2-1 5-1 9 1-3 5-8 7-15 4z"
        fill={LEAF}
      />
      <path d="M-9 3v3M0 6v3M9 3v3M-5 13v3M5 13v3" stroke="#ffd9a0" strokeWidth="2" strokeLinecap="round" />
    </>
  );
}

function IceCube({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-15" y="-15" width="30" height="30" rx="6" fill="#d8eef4" stroke="#8fc3d1" strokeWidth="2" />
      <path d="M-8 4v-8a4 4 0 0 1 4-4h6" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" />
    </g>
  );
}

function Apricot({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#ee9a2c" />
      <path d="M-2-14c6 8 6 18 1 27" stroke="#c97812" strokeWidth="2" fill="none" />
    </g>
  );
}

function DriedDate({ x, y, turn }: { x: number; y: number; turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <ellipse rx="18" ry="10" fill="#6e4221" />
      <path
        d="M-10-3c6-4 13-4 19-1M-8 4c6 3 11 3 16 1"
        stroke="#9c6a3e"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
