import { EmbedProvider, Report } from '@vitrine/sdk/react';
import { describe, expect, it, vi } from 'vitest';
import { embedUrl } from '../core/support/fake-frame';
import { flush, Stage } from './support/stage';

describe('the getAccessToken prop', () => {
  it('gives the token that the content is loaded with, without an accessToken prop', async () => {
    const stage = new Stage();
    const getAccessToken = vi.fn(() => Promise.resolve('given'));
    stage.render(<Report service={stage.service} embedUrl={embedUrl} tokenType={1} getAccessToken={getAccessToken} />);
    const { frame } = await stage.load();
    await flush();
    expect(frame.calls).toEqual(['POST /report/load']);
    expect(frame.requests[0]?.body).toMatchObject({ accessToken: 'given' });
    expect(getAccessToken).toHaveBeenCalledOnce();
  });

  it('is the newest function when the frame says that the token has expired, and never a reason to load', async () => {
    const stage = new Stage();
    const report = (name: string) => (
      <Report
        service={stage.service}
        embedUrl={embedUrl}
        accessToken="first"
        tokenType={1}
        getAccessToken={() => Promise.resolve(name)}
      />
    );
    const { frame, raise } = await stage.loaded(report('old'));
    stage.render(report('new'));
    await flush();
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.calls).toEqual(['POST /report/token']);
    expect(frame.requests[0]?.body).toBe('new');
  });
});

describe('the tokens of a provider', () => {
  const provided = vi.fn(() => Promise.resolve('of-the-provider'));
  const defaults = { accessToken: 'default', tokenType: 1 } as const;

  it('are given to a component that brings none', async () => {
    const stage = new Stage();
    const { frame, raise } = await stage.loaded(
      <EmbedProvider service={stage.service} getAccessToken={provided} defaults={{ tokenType: 1 }}>
        <Report embedUrl={embedUrl} />
      </EmbedProvider>,
    );
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'of-the-provider']]);
  });

  it('are never mixed with the token of a component that brings its own', async () => {
    const stage = new Stage();
    const { frame, raise } = await stage.loaded(
      <EmbedProvider service={stage.service} getAccessToken={provided} defaults={{ tokenType: 1 }}>
        <Report embedUrl={embedUrl} accessToken="own" />
      </EmbedProvider>,
    );
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.calls).toEqual([]);
  });

  it('are never mixed with those of a component that asks for its own', async () => {
    const stage = new Stage();
    stage.render(
      <EmbedProvider service={stage.service} defaults={defaults}>
        <Report embedUrl={embedUrl} getAccessToken={() => Promise.resolve('own')} />
      </EmbedProvider>,
    );
    const { frame } = await stage.load();
    await flush();
    expect(frame.requests.map(({ body }) => (body as { accessToken: string }).accessToken)).toEqual(['own']);
  });
});

describe('nested providers', () => {
  const asks = (token: string) => vi.fn(() => Promise.resolve(token));

  it('load with what the inner one’s getAccessToken gives, not with the outer one’s token', async () => {
    const stage = new Stage();
    stage.render(
      <EmbedProvider service={stage.service} defaults={{ accessToken: 'outer', tokenType: 1 }}>
        <EmbedProvider getAccessToken={asks('inner')}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    const { frame } = await stage.load();
    await flush();
    expect(frame.requests.map(({ body }) => (body as { accessToken: string }).accessToken)).toEqual(['inner']);
  });

  it('never ask the outer one for a token of the inner one’s content', async () => {
    const stage = new Stage();
    const outer = asks('outer');
    const { frame, raise } = await stage.loaded(
      <EmbedProvider service={stage.service} getAccessToken={outer} defaults={{ tokenType: 1 }}>
        <EmbedProvider defaults={{ accessToken: 'inner' }}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(outer).not.toHaveBeenCalled();
    expect(frame.calls).toEqual([]);
  });

  it('pass both of the outer one’s sources on where the inner one has none', async () => {
    const stage = new Stage();
    const { frame, raise } = await stage.loaded(
      <EmbedProvider
        service={stage.service}
        getAccessToken={asks('renewed')}
        defaults={{ accessToken: 'first', tokenType: 1 }}
      >
        <EmbedProvider defaults={{ loading: 'inner', accessToken: undefined }}>
          <Report embedUrl={embedUrl} />
        </EmbedProvider>
      </EmbedProvider>,
    );
    await raise('error', { message: 'TokenExpired' });
    await flush();
    expect(frame.requests.map(({ url, body }) => [url, body])).toEqual([['/report/token', 'renewed']]);
  });
});
