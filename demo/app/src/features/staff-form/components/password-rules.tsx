import { Circle, CircleCheck } from 'lucide-react';
import { passwordRules } from '../../../../../shared';
import classes from './password-rules.module.css';

/** Checklist of the password rules. Its elements are inline, because it is a field's description, which is a paragraph. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <span className={classes.rules}>
      {passwordRules.map(({ name, isMet }) => {
        const Icon = isMet(password) ? CircleCheck : Circle;
        return (
          <span key={name} className={classes.rule} data-met={isMet(password) || undefined}>
            <Icon size={14} aria-hidden />
            {name}
            <span className="visually-hidden">{isMet(password) ? ' (met) ' : ' (not met) '}</span>
          </span>
        );
      })}
    </span>
  );
}
