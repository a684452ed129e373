import type { Question } from '../question'

export const FULL_STACK_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'full-stack/behavioural/page-somebody-could-not-use',
    revision: 1,
    status: 'active',
    areas: ['Full Stack Development'],
    type: 'behavioural',
    level: 'entry',
    skills: ['React', 'TypeScript'],
    topics: [],
    competency: 'learning',
    stem: 'Tell me about something that you built and that somebody could not use. How did you find out, and what did you do?',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who was it, and at which point did they get stuck?'],
      action: ['You said "{quote}". What did you change first?'],
      result: ['How do you know that it works for them now?'],
    },
    samples: [
      'User experience is very important for every application. I always try to put myself in the position of the user. Accessibility is a big topic today, and there are good guidelines. With feedback from customers one can improve step by step. I like modern and clean designs, and I think that simple is always better.',
      'In my training there was a form for a town library. A man told us that he could not use it without a mouse, because the buttons were only drawn. I changed them into real buttons. After that he could borrow his books again, and he was happy. I learned that one should think of all people.',
      'In the second year of my training, in May 2023, I built the page on which members of a town library extend their loans. It was live for three weeks when Mr Aydin came to the desk: he cannot see, and 12 books were overdue, because he could not extend a single one. I was called down. I asked him to show me, sat beside him for half an hour and did not help. His screen reader said "clickable, clickable, clickable" forty times, since all my buttons were drawn boxes without a name. I had tested with my mouse only. I asked the librarian to cancel his fees, which she did, and replaced the boxes by true buttons with the title of the book in their name. Then I switched off my screen for an afternoon and went through all five pages with the same program; I found that the message "extended" appeared where nobody would hear it, and moved it to a place that is read aloud. I called Mr Aydin and asked him to try. He extended seven books in two minutes and wrote to the mayor, who wrote to us. In the following quarter 31 people who use such a program extended loans, and before it had been none. Since then I use every page of mine once without a mouse and once with the screen reader before I hand it in, and a check in our pipeline fails for each button without a name; it has caught nine buttons, eight of them mine.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'W3C, Web Content Accessibility Guidelines 2.2, success criteria 2.1.1 and 4.1.2',
    ],
    why: 'Whether somebody watches before repairing, and changes how they work.',
  },
]
