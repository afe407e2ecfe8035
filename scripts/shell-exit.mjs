/**
 * Calls a function after the shell in which npm runs this script has exited. A signal sent to npm ends only that shell, so
 * without this a server would keep its port and its data folder. Does nothing in scripts that npm has not started.
 */
export function onShellExit(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, 500).unref();
}
