import type { Brand } from '../../shared';

export interface Lesson {
  title: string;
  text: string;
}

export interface Course {
  title: string;
  description: string;
  duration: string;
  lessons: readonly Lesson[];
}

/** Returns the courses of a brand's academy. Without a brand, locations have no name of their own. */
export function coursesOf(brand: Brand | undefined): readonly Course[] {
  const place = brand?.locationNoun.one ?? 'location';
  return [
    {
      title: 'Welcome to the team',
      description: 'Who we are, what members expect, and where to find help in your first week.',
      duration: '25 minutes',
      lessons: [
        {
          title: 'Your first day',
          text: `Your manager shows you the ${place}, introduces the team and sets up your account. Bring a photo ID.`,
        },
        {
          title: 'What members expect',
          text: 'Greet each member by name within ten seconds. If you cannot answer a question, say who will and when.',
        },
        { title: 'Where to find help', text: 'Ask your shift lead first. Support answers questions about accounts.' },
      ],
    },
    {
      title: `Open and close a ${place}`,
      description: 'The two checklists of each day, from the alarm to the cash count.',
      duration: '40 minutes',
      lessons: [
        {
          title: 'Before the doors open',
          text: 'Arrive 30 minutes early. Turn off the alarm, switch on lights and music, and walk through each room.',
        },
        {
          title: 'Check the equipment',
          text: 'Test one item in each row. Put an “Out of order” sign on anything that is loose, and report it.',
        },
        {
          title: 'Close the day',
          text: 'Count the cash with a second person, lock all doors, and turn on the alarm last.',
        },
      ],
    },
    {
      title: 'First aid refresher',
      description: 'What to do in the first minutes of an emergency. Repeat it each year.',
      duration: '1 hour',
      lessons: [
        {
          title: 'Call for help',
          text: 'Call an ambulance, give the address, and send a colleague outside to meet it.',
        },
        {
          title: 'Use the defibrillator',
          text: 'Switch it on and follow its voice. It only treats a heart that needs it.',
        },
        {
          title: 'Report the incident',
          text: 'Write down what happened while you remember it, and inform your manager.',
        },
      ],
    },
    {
      title: 'Hire and train new staff',
      description: 'Interviews, accounts and permissions, and a plan for the first month.',
      duration: '1 hour 15 minutes',
      lessons: [
        { title: 'Interview', text: 'Ask all candidates the same questions, and take notes during the conversation.' },
        {
          title: 'Create the account',
          text: 'Create the staff record with its location, then give only the permissions that the role needs.',
        },
        {
          title: 'Plan the first month',
          text: 'Agree on one goal for each week, and talk about it on the last shift.',
        },
      ],
    },
  ];
}
