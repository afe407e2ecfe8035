declare global {
  interface Window {
    /** In a hostile window: the messages that it has received. */
    received: unknown[];
    /** In a hostile window: posts a message to its opener or parent. */
    postToHost(message: unknown): void;
  }
}

/** A hostile window's script. It records all messages, and posts messages to the window's opener or parent. */
export const hostileScript = `<script>
  window.received = [];
  addEventListener('message', (event) => window.received.push(event.data));
  window.postToHost = (message) => (window.opener ?? parent).postMessage(message, '*');
</script>`;

/** Returns messages that imitate the report's frame. */
export const forgedMessages = (uid: string, id: unknown) => [
  { method: 'POST', url: `/reports/${uid}/events/loaded`, headers: { id: 'a' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/pages/p/visuals/v/events/visualClicked`, headers: { id: 'v' }, body: {} },
  { method: 'POST', url: `/reports/${uid}/eventHooks/newAccessToken`, headers: { id: 'b' }, body: {} },
  { method: 'POST', url: `/ready/${uid}`, headers: { id: 'c' } },
  { statusCode: 200, headers: { id }, body: [{ name: 'forged' }] },
  { statusCode: 200, headers: { id: 'constructor' }, body: null },
  { statusCode: 200, headers: { id: '__proto__' }, body: null },
];
