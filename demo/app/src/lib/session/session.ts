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

/** The signed-in user, and what he may do. Rules that need a second person are functions of `demo/shared` on `actor`. */
export interface Session {
  profile: Profile;
  actor: Actor;
  /** First and last name, else the email. */
  name: string;
  photoUrl: string | undefined;
  /** The space of the primary region; undefined for none, and for one that is not configured. */
  home: Space | undefined;
  canViewStaff: boolean;
  canCreateStaff: boolean;
  canManageStaff: boolean;
  canManagePermissions: boolean;
  canOpenAcademy: boolean;
  canOpenReports: boolean;
  /** Reads the profile anew, after the user has changed his own record. */
  refresh: () => Promise<void>;
}

export function sessionOf(profile: Profile, refresh: Session['refresh']): Session {
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
  if (!signIn) throw new Error('useSignIn is called outside of the app.');
  return signIn;
}

/** The signed-in user. Only below `SessionProvider`, where there always is one. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called where nobody needs to be signed in.');
  return session;
}
