import { EmbedProvider, Report } from '@vitrine/sdk/react';
import { describe, expect, it, vi } from 'vitest';
import { embedUrl } from '../core/support/fake-frame';
import { flush, Harness } from './support/harness';

describe('the getAccessToken prop', () => {
  it('loads the content with the token from getAccessToken if the accessToken prop is missing', async () => {
    const harness = new Harness();
    const getAccessToken = vi.fn(() => Promise.resolve('from-prop'));
    harness.render(
      <Report service={harness.service} embedUrl={embedUrl} tokenType={1} getAccessToken={getAccessToken} />,
    );
    const { frame } = await harness.load();
    await flush();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'from-prop' });
    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  it('calls the latest getAccessToken when the token expires, and does not reload the content for a new function', async () => {
    const harness = new Harness();
    const report = (name: string) => (
      <Report
        service={harness.service}
        embedUrl={embedUrl}
        accessToken="first"
        tokenType={1}
        getAccessToken={() => Promise.resolve(name)}
      />
    );
    const { frame, emit } = await harness.loaded(report('old'));
    harness.render(report('new'));
    await flush();
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.calls).toEqual(['POST /report/token']);
    expect(frame.requests[0]?.body).toBe('new');
  });
});

describe("a provider's tokens", () => {
  const getProviderToken = vi.fn(() => Promise.resolve('from-provider'));
  const defaults = { accessToken: 'default', tokenType: 1 } as const;

  it("uses a provider's getAccessToken for a component without a token", async () => {
    const harness = new Harness();
    const { frame, emit } = await harness.loaded(
      <EmbedProvider service={harness.service} getAccessToken={getProviderToken} defaults={{ tokenType: 1 }}>
        <Report embedUrl={embedUrl} />
      </EmbedProvider>,
    );
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'from-provider']]);
  });

  it("does not refresh a component's accessToken with a provider's getAccessToken", async () => {
    const harness = new Harness();
    const { frame, emit } = await harness.loaded(
      <EmbedProvider service={harness.service} getAccessToken={getProviderToken} defaults={{ tokenType: 1 }}>
        <Report embedUrl={embedUrl} accessToken="from-prop" />
      </EmbedProvider>,
    );
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.calls).toEqual([]);
  });

  it("prefers a component's getAccessToken to a provider's accessToken", async () => {
    const harness = new Harness();
    harness.render(
      <EmbedProvider service={harness.service} defaults={defaults}>
        <Report embedUrl={embedUrl} getAccessToken={() => Promise.resolve('from-prop')} />
      </EmbedProvider>,
    );
    const { frame } = await harness.load();
    await flush();
    expect(frame.requests.map(({ body }) => (body as { accessToken: string }).accessToken)).toEqual(['from-prop']);
  });
});

describe('nested providers', () => {
  const provide = (token: string) => vi.fn(() => Promise.resolve(token));

  it("prefers the inner provider's getAccessToken to the outer provider's accessToken", async () => {
    const harness = new Harness();
    harness.render(
      <EmbedProvider service={harness.service} defaults={{ accessToken: 'outer', tokenType: 1 }}>
        <EmbedProvider getAccessToken={provide('inner')}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    const { frame } = await harness.load();
    await flush();
    expect(frame.requests.map(({ body }) => (body as { accessToken: string }).accessToken)).toEqual(['inner']);
  });

  it("does not refresh the inner provider's accessToken with the outer provider's getAccessToken", async () => {
    const harness = new Harness();
    const outer = provide('outer');
    const { frame, emit } = await harness.loaded(
      <EmbedProvider service={harness.service} getAccessToken={outer} defaults={{ tokenType: 1 }}>
        <EmbedProvider defaults={{ accessToken: 'inner' }}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(outer).not.toHaveBeenCalled();
    expect(frame.calls).toEqual([]);
  });

  it('inherits accessToken and getAccessToken from the outer provider when the inner provider has neither', async () => {
    const harness = new Harness();
    const { frame, emit } = await harness.loaded(
      <EmbedProvider
        service={harness.service}
        getAccessToken={provide('refreshed')}
        defaults={{ accessToken: 'first', tokenType: 1 }}
      >
        <EmbedProvider defaults={{ loading: 'inner', accessToken: undefined }}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    await emit('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'refreshed']]);
  });
});
