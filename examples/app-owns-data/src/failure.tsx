interface FailureProps {
  /** Reason, worded for users. */
  message?: string;
  onRetry: () => void;
}

/** An error with a button to try again. */
export function Failure({ message = 'It could not be loaded. Try again in a few minutes.', onRetry }: FailureProps) {
  return (
    <section className="failure" role="alert">
      <h2>The report is not available</h2>
      <p>{message}</p>
      <button onClick={onRetry}>Try again</button>
    </section>
  );
}
