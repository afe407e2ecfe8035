import { useEffect, useState } from 'react';
import type { Content } from './content';
import { Failure } from './failure';
import { Skeleton } from './skeleton';
import { StaffReport } from './staff-report';

interface AppProps {
  content: Content;
  /** Name of the signed-in user; undefined while signed out. */
  userName: Promise<string | undefined>;
}

type Session = { status: 'starting' | 'signedOut' | 'failed' } | { status: 'signedIn'; name: string };

/** The page, with the sign-in and the report, which is loaded with the user's own token. */
export function App({ content, userName }: AppProps) {
  const { auth } = content;
  const [session, setSession] = useState<Session>({ status: 'starting' });

  useEffect(() => {
    userName.then(
      (name) => setSession(name === undefined ? { status: 'signedOut' } : { status: 'signedIn', name }),
      () => setSession({ status: 'failed' }),
    );
  }, [userName]);

  return (
    <>
      <header>
        <h1>Studio staff</h1>
        {session.status === 'signedIn' && (
          <p className="user">
            <span>{session.name}</span>
            <button onClick={() => void auth.signOut()}>Sign out</button>
          </p>
        )}
      </header>
      <main>
        {session.status === 'starting' && <Skeleton />}
        {session.status === 'signedIn' && <StaffReport content={content} userName={session.name} />}
        {session.status === 'signedOut' && (
          <section className="message">
            <h2>Sign in to see the report</h2>
            <p>The report opens with your own account and shows the rows that you may see.</p>
            <button onClick={() => void auth.signIn()}>Sign in</button>
          </section>
        )}
        {session.status === 'failed' && (
          <Failure message="You could not be signed in." onRetry={() => void auth.signIn()} />
        )}
      </main>
    </>
  );
}
