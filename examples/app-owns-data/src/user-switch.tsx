import type { User } from './api';

interface UserSwitchProps {
  users: User[];
  current?: User;
  onChoose: (user: User) => void;
}

const initialsOf = (name: string) => name.replace(/[^A-Z]/g, '');

/** Radio buttons for switching between the example's users. */
export function UserSwitch({ users, current, onChoose }: UserSwitchProps) {
  return (
    <fieldset className="users">
      <legend>Signed in as</legend>
      {users.map((user) => (
        <label key={user.id}>
          <input type="radio" name="user" checked={user.id === current?.id} onChange={() => onChoose(user)} />
          <span className="avatar" aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span>
            <strong>{user.name}</strong>
            <small>{user.title}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
