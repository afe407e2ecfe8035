/** Paths to the programs that run Firefox and WebKitGTK. */
export interface EnginePaths {
  firefox: string;
  webkit: { driver: string; browser: string; display: string };
}

/** Returns the paths to both engines. Installs missing packages on Debian, and throws with instructions if that fails. */
export function getEngines(): Promise<EnginePaths>;
