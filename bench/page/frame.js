// The benchmark's content frame. It responds immediately, and sends bursts of events on command.
const uid = new URL(location.href).searchParams.get('uid');
const pages = Array.from({ length: 10 }, (_, index) => ({
  name: `page-${index}`,
  displayName: `Page ${index}`,
  isActive: index === 0,
  visibility: 0,
  defaultSize: { type: 0, width: 1280, height: 720 },
}));
let pendingReplies = 0;

addEventListener('message', ({ data, source, origin }) => {
  if (data?.method) {
    const body = data.url === '/report/pages' ? pages : null;
    source.postMessage({ statusCode: 200, headers: { id: data.headers.id }, body }, origin);
    if (data.url !== '/report/load') return;
    const url = `/reports/${data.headers.uid}/events/loaded`;
    source.postMessage({ method: 'POST', url, headers: { id: 'loaded' }, body: {} }, origin);
  } else if (data?.burst) {
    pendingReplies = data.burst;
    for (let index = 0; index < data.burst; index += 1) {
      const url = `/reports/${data.uid ?? uid}/events/visualClicked`;
      parent.postMessage({ method: 'POST', url, headers: { id: `event-${index}` }, body: { visual: index } }, '*');
    }
  } else if (pendingReplies > 0 && (pendingReplies -= 1) === 0) {
    parent.postMessage({ burstCompleted: true }, '*');
  }
});
