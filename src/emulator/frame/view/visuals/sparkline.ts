const namespace = 'http://www.w3.org/2000/svg';
const width = 100;
const height = 32;
/** Minimum height of the line, as a share of the values, so that values that hardly differ look alike. */
const minSpan = 0.1;
/** Distance from the edges that keeps the line from being clipped. */
const inset = 2;

/**
 * Creates a small line chart without axes, with a dot at the last value. If that value is not final, the dot is hollow, as in line
 * charts. The chart fills its container and is hidden from assistive technology.
 */
export function sparkline(numbers: readonly number[], isLastIncomplete = false): SVGSVGElement {
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  const range = Math.max(highest - lowest, Math.max(highest, -lowest) * minSpan) || 1;
  const middle = (lowest + highest) / 2;
  const points = numbers.map((number, index) => {
    const x = (index / (numbers.length - 1)) * width;
    const y = height / 2 - ((number - middle) / range) * (height - 2 * inset);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('class', 'sparkline');
  svg.setAttribute('viewBox', `0 0 ${String(width)} ${String(height)}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'polyline');
  line.setAttribute('points', points.join(' '));
  const dots = isLastIncomplete ? ['ring', 'hole'] : ['dot'];
  svg.append(line, ...dots.map((name) => dotAt(name, points.at(-1))));
  return svg;
}

// The SVG is stretched, so a circle would become an ellipse. A line without length has round ends.
function dotAt(className: string, point = '0,0'): SVGElement {
  const dot = document.createElementNS(namespace, 'path');
  dot.setAttribute('d', `M${point}h0`);
  dot.setAttribute('class', className);
  return dot;
}
