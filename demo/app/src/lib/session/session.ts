import { createContext, use } from 'react';
import {
  canCreateStaff,
  canManagePermissions,
  canManageStaff,
  canOpenAcademy,
  canOpenReports,
  canViewStaff,
  findSpace,
  profileActor,
  type Actor,
  type Profile,
  type Space,
} from '../../../../shared';
import type { SignIn } from './sign-in';

/** The signed-in user and their rights. Rules about another person are functions in `demo/shared` that accept `actor`. */
export interface Session {
  profile: Profile;
  actor: Actor;
  /** First and last name, otherwise the email address. */
  name: string;
  photoUrl: string | undefined;
  /** The primary region's space; undefined when the user has none or it is not configured. */
  home: Space | undefined;
  canViewStaff: boolean;
  canCreateStaff: boolean;
  canManageStaff: boolean;
  canManagePermissions: boolean;
  canOpenAcademy: boolean;
  canOpenReports: boolean;
  /** Reloads the profile. Needed after users have changed their own record. */
  refresh: () => Promise<void>;
}

/** Creates a signed-in user's session from their profile. */
export function createSession(profile: Profile, refresh: Session['refresh']): Session {
  const actor = profileActor(profile);
  const name = [profile.given_name, profile.family_name].filter(Boolean).join(' ');
  return {
    profile,
    actor,
    name: name === '' ? (profile.email ?? '') : name,
    photoUrl: profile.profilePictureUrl ?? undefined,
    home: findSpace(profile.primaryRegion?.toUpperCase() ?? ''),
    canViewStaff: canViewStaff(actor),
    canCreateStaff: canCreateStaff(actor),
    canManageStaff: canManageStaff(actor),
    canManagePermissions: canManagePermissions(actor),
    canOpenAcademy: canOpenAcademy(actor),
    canOpenReports: canOpenReports(actor),
    refresh,
  };
}

export const SignInContext = createContext<SignIn | undefined>(undefined);
export const SessionContext = createContext<Session | undefined>(undefined);

export function useSignIn(): SignIn {
  const signIn = use(SignInContext);
  if (!signIn) throw new Error('useSignIn must be called inside SignInContext.');
  return signIn;
}

/** Returns the signed-in user's session. Available to all children of `SessionProvider`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be called inside SessionProvider.');
  return session;
}
