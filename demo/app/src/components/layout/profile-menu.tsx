import { Menu, UnstyledButton } from '@mantine/core';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { withReturnUrl } from '../../lib/session/return-url';
import { useSession } from '../../lib/session/session';
import { useSpace } from '../../lib/space';
import { Photo } from '../photo';
import classes from './profile-menu.module.css';

/** Menu of the signed-in user with Account and Logout. */
export function ProfileMenu() {
  const { name, photoUrl } = useSession();
  const { path } = useSpace();
  const { pathname, search } = useLocation();
  return (
    <Menu position="bottom-end" width={200} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`Profile of ${name}`}>
          <Photo url={photoUrl} name={name} size={36} />
          <span className={classes.name}>{name}</span>
          <ChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item}
          component={Link}
          to={path('account')}
          leftSection={<UserRound size={16} aria-hidden />}
        >
          Account
        </Menu.Item>
        <Menu.Item
          className={classes.item}
          component={Link}
          to={withReturnUrl(path('oidc/signout'), `${pathname}${search}`)}
          leftSection={<LogOut size={16} aria-hidden />}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
