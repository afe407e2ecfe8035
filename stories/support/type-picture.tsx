import type { ReactNode } from 'react';
import type { EmbedTypeId } from '../../playground/src/embed-types';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const Card = (box: Box) => <rect className="card" rx="4" {...box} />;

/** Bars that represent lines of text. The first one is darker. */
const Text = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) => (
  <>
    {widths.map((width, index) => (
      <rect
        key={index}
        className={index === 0 ? 'text first' : 'text'}
        x={x}
        y={y + index * 12}
        width={width}
        height="5"
        rx="2.5"
      />
    ))}
  </>
);

/** Columns above an axis. Values are from 0 to 1. */
const Columns = ({ x, y, width, height, values }: Box & { values: readonly number[] }) => {
  const step = width / values.length;
  return (
    <>
      {values.map((value, index) => (
        <rect
          key={index}
          className="first-color"
          x={x + index * step + step * 0.15}
          y={y + height * (1 - value)}
          width={step * 0.7}
          height={height * value}
          rx="1.5"
        />
      ))}
      <path className="axis" d={`M${x} ${y + height}h${width}`} />
    </>
  );
};

/** A rising line with a filled area below it. */
const Area = ({ x, y, width, height }: Box) => {
  const at = (left: number, top: number) => `${x + width * left} ${y + height * top}`;
  const line = `M${at(0, 0.75)}C${at(0.2, 0.3)} ${at(0.35, 0.9)} ${at(0.55, 0.45)}S${at(0.8, 0.05)} ${at(1, 0.2)}`;
  return (
    <>
      <path className="area" d={`${line}V${y + height}H${x}z`} />
      <path className="line" d={line} />
      <path className="axis" d={`M${x} ${y + height}h${width}`} />
    </>
  );
};

const Donut = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g className="donut" transform={`rotate(-90 ${x} ${y})`}>
    {(['first', 'second', 'third'] as const).map((name, index) => (
      <circle
        key={name}
        className={`${name}-color`}
        cx={x}
        cy={y}
        r={radius}
        pathLength="100"
        strokeDasharray={`${[56, 26, 18][index]} 100`}
        strokeDashoffset={[0, -56, -82][index]}
        strokeWidth={radius * 0.7}
      />
    ))}
  </g>
);

const Rows = ({ x, y, width, count }: { x: number; y: number; width: number; count: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <g key={index}>
        <Text x={x} y={y + index * 13} widths={[width * 0.34]} />
        <Text x={x + width * 0.48} y={y + index * 13} widths={[width * 0.2]} />
        <Text x={x + width * 0.82} y={y + index * 13} widths={[width * 0.18]} />
      </g>
    ))}
  </>
);

const drawings: Readonly<Record<EmbedTypeId, ReactNode>> = {
  report: (
    <>
      <Card x={24} y={16} width={192} height={112} />
      {[34, 93, 152].map((x) => (
        <g key={x}>
          <Card x={x} y={26} width={54} height={26} />
          <Text x={x + 7} y={32} widths={[18, 32]} />
        </g>
      ))}
      <Card x={34} y={58} width={113} height={48} />
      <Area x={42} y={66} width={97} height={32} />
      <Card x={152} y={58} width={54} height={48} />
      <Donut x={179} y={82} radius={13} />
      <rect className="first-color" x="34" y="115" width="30" height="5" rx="2.5" />
      <Text x={72} y={115} widths={[30]} />
      <Text x={110} y={115} widths={[30]} />
    </>
  ),
  dashboard: (
    <>
      <Card x={24} y={16} width={60} height={46} />
      <Text x={33} y={27} widths={[24, 42]} />
      <Card x={90} y={16} width={126} height={46} />
      <Columns x={99} y={24} width={108} height={29} values={[0.5, 0.8, 0.65, 1, 0.75, 0.9]} />
      <Card x={24} y={68} width={126} height={60} />
      <Area x={34} y={78} width={106} height={40} />
      <Card x={156} y={68} width={60} height={60} />
      <Donut x={186} y={98} radius={15} />
    </>
  ),
  tile: (
    <>
      <Card x={56} y={16} width={128} height={112} />
      <Text x={68} y={28} widths={[52]} />
      <Columns x={68} y={44} width={104} height={72} values={[0.55, 0.8, 0.4, 1, 0.7]} />
    </>
  ),
  visual: (
    <>
      <rect className="outline" x="24" y="16" width="192" height="112" rx="4" />
      <Text x={40} y={28} widths={[52]} />
      <Area x={40} y={42} width={160} height={70} />
      <circle className="point" cx="158" cy="50.7" r="4.5" />
    </>
  ),
  qna: (
    <>
      <rect className="card" x="24" y="16" width="192" height="28" rx="14" />
      <Text x={38} y={27.5} widths={[86]} />
      <path className="caret" d="M129 23v14" />
      <path className="glyph" d="M197 33l5 5M200 28a6 6 0 1 1-12 0a6 6 0 1 1 12 0" />
      <Card x={24} y={52} width={192} height={76} />
      {[140, 112, 92, 64].map((width, index) => (
        <rect key={width} className="first-color" x="38" y={64 + index * 14} width={width} height="9" rx="1.5" />
      ))}
    </>
  ),
  paginated: (
    <>
      <Card x={80} y={10} width={100} height={124} />
      <Card x={68} y={16} width={100} height={140} />
      <Text x={80} y={28} widths={[48]} />
      <path className="rule" d="M80 41h76" />
      <Rows x={80} y={50} width={76} count={7} />
    </>
  ),
  create: (
    <>
      <rect className="outline" x="24" y="16" width="132" height="112" rx="4" />
      <circle className="plus" cx="90" cy="72" r="17" />
      <path className="plus-glyph" d="M90 64v16M82 72h16" />
      <Card x={164} y={16} width={52} height={112} />
      {[28, 48, 68, 88, 108].map((y) => (
        <g key={y}>
          <rect className="box" x="172" y={y - 2} width="9" height="9" rx="2" />
          <Text x={187} y={y} widths={[21]} />
        </g>
      ))}
    </>
  ),
  quickCreate: (
    <>
      <Card x={24} y={34} width={80} height={78} />
      <rect className="head" x="24" y="34" width="80" height="18" rx="4" />
      <Rows x={33} y={40.5} width={62} count={5} />
      <path className="glyph" d="M111 73h15M121 67l6 6l-6 6" />
      <Card x={134} y={24} width={82} height={98} />
      <Text x={144} y={35} widths={[36]} />
      <Columns x={144} y={50} width={62} height={61} values={[0.7, 0.55, 1, 0.8]} />
    </>
  ),
};

/** Picture of an embed type. It contains no text, so that it is recognizable at small sizes. */
export const TypePicture = ({ id }: { id: EmbedTypeId }) => (
  <svg className="type-picture" viewBox="0 0 240 144" aria-hidden="true">
    {drawings[id]}
  </svg>
);
