/** A conversation as it was written: `C` the candidate, `T` the company's team; newest last. */
export interface ConversationText {
  company: string
  subject: string
  lines: readonly (readonly ['C' | 'T', string])[]
  /** Days since the last line. */
  age: number
  unread: boolean
}

/** The demo person's inbox; the first is with the demo company and is the same row for both sides. */
export const CANDIDATE_CONVERSATIONS: readonly ConversationText[] = [
  {
    company: 'Meridian Chain',
    subject: 'Your offer as Protocol Engineer',
    age: 0.3,
    unread: true,
    lines: [
      [
        'T',
        'Dear Ananya, the team would like you to join us. The offer is in your applications, open for a week.',
      ],
      ['C', 'Thank you. May I ask how the review of pay in spring works?'],
      [
        'T',
        'Every spring each person and their lead look at the published bands together. I am happy to call if you like.',
      ],
    ],
  },
  {
    company: 'Kestrel Labs',
    subject: 'Technical interview: what to expect',
    age: 0.8,
    unread: true,
    lines: [
      [
        'T',
        'We will read a small contract together and talk about how you would test it. Nothing to prepare.',
      ],
    ],
  },
  {
    company: 'Perigee Robotics',
    subject: 'Would contract work on simulators interest you?',
    age: 1.6,
    unread: true,
    lines: [
      [
        'T',
        'Your verified Python and TypeScript caught our eye. We look for somebody to own our test tools.',
      ],
    ],
  },
  {
    company: 'Sable Finance',
    subject: 'New times for the interview',
    age: 2.4,
    unread: false,
    lines: [
      ['T', 'I am travelling on the agreed day. Could one of the two new times work for you?'],
      ['C', 'Both look possible. I will pick one tomorrow.'],
    ],
  },
  {
    company: 'Octant AI',
    subject: 'We are reading your application',
    age: 6.1,
    unread: false,
    lines: [
      ['T', 'Two people are reading your application this week. You will hear from us either way.'],
      ['C', 'Thank you for telling me.'],
    ],
  },
  {
    company: 'Varuna Cloud',
    subject: 'A question about nodes',
    age: 5.2,
    unread: false,
    lines: [
      ['T', 'Have you run archive nodes in production?'],
      ['C', 'For two years, with snapshots every six hours. I can send a short write-up.'],
      ['T', 'Please do.'],
    ],
  },
  {
    company: 'Lumen Data',
    subject: 'About our decision',
    age: 14.5,
    unread: false,
    lines: [
      [
        'T',
        'We chose somebody with more years in experiments. Your interviewers wrote feedback; it is beside your interview.',
      ],
      ['C', 'I appreciate the honest notes.'],
    ],
  },
  {
    company: 'Northlight Labs',
    subject: 'Withdrawn, with thanks',
    age: 12.2,
    unread: false,
    lines: [
      ['C', 'I withdraw for now. I want to learn more about circuits before I take your time.'],
      ['T', 'We understand. The door stays open.'],
    ],
  },
]

/** How far somebody is who would write such lines. */
export type WrittenAt =
  | 'new'
  | 'reviewed'
  | 'screened'
  | 'interviewed'
  | 'asks_to_move'
  | 'offered'
  | 'rejected'

/** The demo company's other conversations, each with an applicant of whom it can be true. */
export const COMPANY_CONVERSATIONS: readonly (Omit<ConversationText, 'company'> & { at: WrittenAt })[] = [
  {
    subject: 'Moving our interview',
    at: 'asks_to_move',
    age: 0.2,
    unread: true,
    lines: [
      ['T', 'We look forward to our interview at four.'],
      ['C', 'I am sorry, a family appointment came up. I proposed two other times.'],
    ],
  },
  {
    subject: 'Which team would I join?',
    at: 'new',
    age: 0.5,
    unread: true,
    lines: [['C', 'Could you tell me which team the opening is in, and how large it is?']],
  },
  {
    subject: 'Working from Toronto',
    at: 'new',
    age: 0.9,
    unread: true,
    lines: [['C', 'Is the position open to people who live in Toronto?']],
  },
  {
    subject: 'A reference',
    at: 'screened',
    age: 1.1,
    unread: true,
    lines: [
      ['T', 'Could you name somebody whom we may call?'],
      ['C', 'My former lead is glad to help. I will send her number.'],
    ],
  },
  {
    subject: 'Start date',
    at: 'offered',
    age: 2.2,
    unread: false,
    lines: [
      ['C', 'I could begin six weeks after signing.'],
      ['T', 'That works for us.'],
    ],
  },
  {
    subject: 'The paid task',
    at: 'screened',
    age: 3.7,
    unread: false,
    lines: [
      ['T', 'The task takes about three hours and is paid. Take any week you like.'],
      ['C', 'I will do it this week.'],
    ],
  },
  {
    subject: 'Thank you for the talk',
    at: 'interviewed',
    age: 5.3,
    unread: false,
    lines: [
      ['C', 'I enjoyed the conversation about upgrades. Thank you.'],
      ['T', 'So did we.'],
    ],
  },
  {
    subject: 'Visa question',
    at: 'reviewed',
    age: 8.8,
    unread: false,
    lines: [
      ['C', 'Do you sponsor visas?'],
      ['T', 'For this position, yes. We start the process after the offer.'],
    ],
  },
  {
    subject: 'Feedback on your application',
    at: 'rejected',
    age: 10.4,
    unread: false,
    lines: [
      ['T', 'You asked for an explanation. It is in your application, with the criteria we used.'],
      ['C', 'Thank you, that helps.'],
    ],
  },
]
