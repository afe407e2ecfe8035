import { useEffect, useState } from 'react';
import { readSession, signIn, type Session, type User } from './api';
import { Skeleton } from './skeleton';
import { StaffReport } from './staff-report';
import { Failure } from './failure';
import { UserSwitch } from './user-switch';

/** The page, with a user switch and the report. */
export function App() {
  const [session, setSession] = useState<Session>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const open = async () => {
      const { user, users } = await readSession(controller.signal);
      const [first] = users;
      setSession({ users, user: user ?? (first && (await signIn(first.id)).user) });
    };
    open().catch(() => {
      if (!controller.signal.aborted) setHasFailed(true);
    });
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  const choose = async ({ id }: User) => {
    try {
      const { user } = await signIn(id);
      setSession((current) => current && { ...current, user });
    } catch {
      setHasFailed(true);
    }
  };

  return (
    <>
      <header>
        <h1>Studio staff</h1>
        {session && <UserSwitch users={session.users} current={session.user} onChoose={choose} />}
      </header>
      <main>
        {hasFailed ? (
          <Failure message="Check your connection and try again." onRetry={retry} />
        ) : session?.user ? (
          <StaffReport key={session.user.id} user={session.user} />
        ) : (
          <Skeleton />
        )}
      </main>
    </>
  );
}
