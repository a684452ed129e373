import type { Question } from '../question'

export const SHARED_CULTURE: readonly Question[] = [
  {
    id: 'shared/culture/week-you-work-best',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'mid',
    skills: [],
    topics: [],
    stem: 'Describe the working week in which you do your best work, and say what of it you would miss here.',
    clarify: [
      {
        ask: 'What is the week like in this team?',
        answer: 'Take what the posting says. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['When was the last week like that, and what came out of it?'],
      fit: ['You said "{quote}". What would be harder for you in this role?'],
      question: ['What would you ask us before you decide?'],
    },
    samples: [
      'I work best in a dynamic and friendly environment with motivated people and good communication. I am flexible, I like challenges, and I can adapt to every situation quickly. Your company seems to be a great place where everyone supports each other, so there is really nothing that would be missing.',
      'I do my best work when I have long mornings without meetings. At my last job we had quiet hours until noon, and I wrote most of our parser in them. I want to keep that, because I lose an hour after each interruption. I think this role has more meetings than I am used to.',
      'My best weeks have three quiet mornings and one afternoon with the people who use what I build. Last autumn I wrote the importer of our clinic software like that: three mornings of code, and on Thursdays I sat beside a nurse who typed with it. She stopped using two screens that I was proud of, and the import went from nine clicks to three. I want this role because your posting says that engineers answer support one day a month; I have missed that since I left the clinic. What would be harder for me is your on-call week: I have never carried a pager, and I sleep badly when I wait for a call. I would have to learn that with somebody beside me. How often is the pager used at night, and who decides that a fault can wait until morning? If the answer were every second night, I would not sign, because I know what I am worth after three of them.',
    ],
    sources: [
      'Sackett, Zhang, Berry and Lievens, Revisiting meta-analytic estimates of validity in personnel selection, Journal of Applied Psychology 107, 2022',
    ],
    why: 'Whether somebody knows how they work, has looked at this work, and says where the two do not meet.',
  },
]
