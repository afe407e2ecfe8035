import { Menu, UnstyledButton } from '@mantine/core';
import { ArrowLeftRight, ChevronDown, LogOut, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { seesAllLocations, spaces } from '../../../../shared';
import { withReturnUrl } from '../../lib/session/return-url';
import { useSession } from '../../lib/session/session';
import { useSpace } from '../../lib/space';
import { Email } from '../email';
import { Photo } from '../photo';
import classes from './profile-menu.module.css';

/** The signed-in user's menu with Account, the brand's other spaces, and Logout. */
export function ProfileMenu() {
  const { name, photoUrl, actor, home, profile } = useSession();
  const { path, space: current } = useSpace();
  // users who do not see all locations have access only to their own region
  const others = seesAllLocations(actor)
    ? spaces.filter(({ brand, key }) => brand === home?.brand && key !== current.key)
    : [];
  const { pathname, search } = useLocation();
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`${name}'s profile`}>
          <Photo url={photoUrl} name={name} size={36} />
          <span className={classes.name} title={name}>
            {name}
          </span>
          <ChevronDown size={16} aria-hidden className={classes.arrow} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.user}>
          <b>{name}</b>
          {typeof profile.email === 'string' && profile.email !== name && (
            <span>
              <Email address={profile.email} />
            </span>
          )}
        </Menu.Label>
        <Menu.Item
          className={classes.item}
          component={Link}
          to={path('account')}
          leftSection={<UserRound size={16} aria-hidden />}
        >
          Account
        </Menu.Item>
        {others.map(({ key, title }) => (
          <Menu.Item
            key={key}
            className={classes.item}
            component={Link}
            to={`/${key}`}
            leftSection={<ArrowLeftRight size={16} aria-hidden />}
          >
            Switch to {title}
          </Menu.Item>
        ))}
        <Menu.Divider />
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
