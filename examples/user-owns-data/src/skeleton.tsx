const boxes = ['card', 'card', 'card', 'card', 'chart', 'chart', 'chart', 'chart'];

/** Placeholder in the shape of a report. */
export function Skeleton() {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">Loading the report…</span>
      {boxes.map((shape, index) => (
        <div key={index} className={shape} />
      ))}
    </div>
  );
}
