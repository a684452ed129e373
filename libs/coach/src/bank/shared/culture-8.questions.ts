import type { Question } from '../question'

export const SHARED_CULTURE_8: readonly Question[] = [
  {
    id: 'shared/culture/who-comes-first',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'mid',
    skills: [],
    topics: [],
    stem: 'Several people want something of you on the same morning. Whose wish comes first with you, by which rule of your own, and where would that rule make trouble in the work that you have in mind?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Who had to wait the last time, and what did they say?'],
      fit: ['You said "{quote}". Who would be at your door there?'],
      question: ['How would you find out who really decides on your mornings?'],
    },
    samples: [
      'Prioritisation is one of my strengths. Important and urgent things must be distinguished, and there are good methods for that. Good communication with everybody involved is essential, so nobody is disappointed. I am a helpful person and a team player, but I also know how to say no in a friendly way. A good calendar is the basis.',
      'With me the person comes first who is blocked without me. At a maker of weighing machines I had requests of sales, support and my own team every morning. I wrote them on a board, and those who stood still came first. Sales did not like that, but after some weeks they accepted it. I prefer a clear rule, because otherwise the loudest one wins. Your posting says that one works closely with sales, so there could be trouble.',
      'Whoever stands still without me comes first, whatever their rank. I found the rule at a maker of weighing machines. In 2021 I was the only one who knew the radio part, and sales, support and four colleagues came each morning; I served the loudest. In March a colleague told me that he had waited nine days for an answer of ten minutes. I was ashamed, and I put a board beside my door with one question on it: what can you not do until then? Those with an answer went on top. In the first month 31 of 80 wishes had none, and most of these vanished by themselves. Sales complained to my director; I showed him the nine days, and he kept the board. After a year nobody waited longer than a day, and support had thanked us by name. I want to work with such a rule because I am weak when somebody is friendly or important. Your posting says that the post "supports sales in critical deals", and there it would make trouble: a deal does not stand still, it only gets colder, and by my rule it would come last. I would have to bend it, and I would rather bend it in writing, two mornings a week for deals, than every time somebody calls. I am drawn to the post since you write that engineers may refuse a visit. When did one of them last refuse, and what happened to the deal? Who decides if sales and a colleague both stand at the door? If that is whoever shouts, it would change my answer, because I know what I become then.',
    ],
    sources: [
      'Perlow, The Time Famine: Toward a Sociology of Work Time, Administrative Science Quarterly 44, 1999',
      'Reinertsen, The Principles of Product Development Flow, 2009',
    ],
    why: 'Whether somebody has a rule for whose wish comes first, and sees where it stops being right.',
  },
  {
    id: 'shared/culture/whom-you-would-add',
    revision: 2,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'senior',
    skills: [],
    topics: [],
    stem: 'What kind of person did you bring into a team, or want in it, and were wrong about? What kind would you look for in the team that you want to join, as far as you know it?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
      {
        ask: 'What do you mean by a kind?',
        answer: 'How somebody works, decides and disagrees; nothing else about them.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What did you see in the talk, and what did you not look for?'],
      fit: ['You said "{quote}". What do you know about those who are there already?'],
      question: ['What would you ask the team before you add anybody to it?'],
    },
    samples: [
      'Hiring is one of the most important tasks of a leader. I look for passionate people with the right mindset, because skills can be learned. Diversity is very important for innovation. The chemistry must be right as well. I have good intuition for people, and a strong team is built on trust. Talents like that are rare on the market.',
      'At a maker of lifts for libraries I took somebody who was brilliant in the interview, and he never asked anybody anything. After half a year we had three parts that only he understood. I should have looked at how he asks. Now I give a task in which something is missing. Your posting says that half of the team are beginners, so I would look for somebody who explains things.',
      'I was wrong about the quick ones. At a maker of book lifts for libraries I chose seven people from 2017 to 2021. In the talks I liked whoever had an answer before I had finished, because it felt like us. Three of the seven were like that; each of them built a part that nobody else could touch, and when one left in 2020 the sorting stood still for 16 days. I had looked for what I saw in the mirror. I changed the talk: since then I give a task in which one figure is missing, and I watch whether they ask for it. The next two asked within ten minutes, one of them after a silence of four that I nearly ended; she runs that group today, and no part there has a single owner. I want people who ask because I do not do it enough myself. Your posting names five who have been together for six years, all from one institute, and you look for "a sixth who fits". There I hesitate: I would look for one who does not, somebody from the post office or a hospital who has carried what you sort. That may not fit you, and I would have to bear that the team finds them slow for half a year; I am less patient with that than I should be. What draws me is that your five have never lost anybody, since that is something that a newcomer can lean on. When did a librarian or a sorter last apply, and which of the five was against it? Do they have to agree, all of them? If one voice is enough to say no, that would decide it for me, because then the sixth will be a twin.',
    ],
    sources: [
      'Rivera, Hiring as Cultural Matching, American Sociological Review 77, 2012',
      'Sackett, Zhang, Berry and Lievens, Revisiting meta-analytic estimates of validity in personnel selection, Journal of Applied Psychology 107, 2022',
    ],
    why: 'Whether somebody knows what they overlook in people, and looks for what a team lacks and not for its like.',
  },
  {
    id: 'shared/culture/old-tools-or-new',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'senior',
    skills: [],
    topics: [],
    stem: 'How new must the tools be with which you like to work? Tell of a choice that you would make again and of one that you would not, and hold both against the tools in the posting.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Who had to live with that choice after you?'],
      fit: ['You said "{quote}". What do you conclude from the list of tools in the posting?'],
      question: ['What would you ask about the oldest thing that they run?'],
    },
    samples: [
      'I am always interested in the newest technologies, because innovation is important for success. At the same time stability matters for the business. The right tool for the right job is my motto. I learn new frameworks very fast. A modern stack is attractive for talents, so a company should invest in it, and it should also reduce technical debt regularly.',
      'I like tools that are some years old. At an operator of ski passes I chose a new database in 2019, and after a year its maker was gone. We needed four months to get away from it. I would choose the plain one today, because others have already found its faults. Your posting names two tools that are very new, so I would ask why they were chosen.',
      'Old in the middle, new at the edge. At an operator of ski passes I chose a database in 2019 that was eight months old, because its tests were beautiful. In its second winter the firm behind it was sold, and 3 million passes lay in a format that nobody else could read. I spent four months with two people on getting out; the lifts kept running, but nothing else was built that year. I would not do that again. What I would do again is the other one: in 2021 I put a very young tool under the display at the gates, where it can be thrown away in a week. It was twice as quick to change, and it still hangs there after five seasons. So I keep a rule since: what holds data or doors must be older than our longest contract, and what only shows something may be from yesterday. I want a place where such a rule is a matter of talk, because I am tempted by beautiful tests, and I know it. Your posting lists eleven tools, two of them less than two years old, and one of those holds the bookings. That does not fit me as it is; I would ask for the way out before I write the first line, and I would be less fun than your list promises. I am drawn to the other half, since you say that the kiosks may be built with whatever their two people like. How did the young database come in, and who was against it? How long would it take to leave it? If nobody has ever asked, I would offer to find out in my first month, and the answer would decide whether I stay.',
    ],
    sources: [
      'McKinley, Choose Boring Technology, 2015',
      'Lehman, Programs, life cycles, and laws of software evolution, Proceedings of the IEEE 68, 1980',
    ],
    why: 'Whether somebody judges tools by who has to live with them, and reads a list of tools with that in mind.',
  },
]
