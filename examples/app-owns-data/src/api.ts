export interface User {
  id: string;
  name: string;
  title: string;
}

export interface Session {
  user?: User;
  users: User[];
}

export interface ReportInfo {
  name: string;
  embedUrl: string;
  isEmulated: boolean;
}

async function request<Body>(path: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`The server responded to ${path} with status ${response.status}.`);
  return (await response.json()) as Body;
}

export const readSession = (signal: AbortSignal) => request<Session>('/api/session', { signal });

export const signIn = (userId: string) =>
  request<{ user: User }>('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId }),
  });

export const readReport = (signal: AbortSignal) => request<ReportInfo>('/api/report', { signal });

export const requestToken = (reason: string, signal: AbortSignal) =>
  request<{ token: string; expiration: string }>(`/api/embed-token?reason=${reason}`, { signal });
