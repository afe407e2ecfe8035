import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-section.module.css';

export interface FormSectionProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** Section of a form's card: a title and a description of the fields. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className={classes.section}>
      <div>
        <Title order={2} size="h5">
          {title}
        </Title>
        {description !== undefined && (
          <Text component="div" size="sm" c="dimmed" className={classes.description}>
            {description}
          </Text>
        )}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
