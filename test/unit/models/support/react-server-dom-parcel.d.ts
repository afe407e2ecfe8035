// The package contains no types.
declare module 'react-server-dom-parcel/server.node' {
  export function createClientReference(id: string, exportName: string, bundles: string[]): unknown;
  export function renderToReadableStream(model: unknown): ReadableStream;
}
