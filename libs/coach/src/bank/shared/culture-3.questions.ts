import type { Question } from '../question'

export const SHARED_CULTURE_3: readonly Question[] = [
  {
    id: 'shared/culture/first-three-months',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'entry',
    skills: [],
    topics: [],
    stem: 'What would have to happen in the first three months so that you stay, and what would you bring for it yourself?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['When did a beginning go well for you, and what was your part in it?'],
      fit: ['You said "{quote}". What in the posting tells you that it is so here?'],
      question: ['What would you ask somebody who began there last year?'],
    },
    samples: [
      'A good onboarding and a nice team are always important. Motivation and a quick start are no problem with the right attitude, and productivity comes very soon. The atmosphere seems to be great, and everyone is friendly and helpful. With enough support and good communication there is no reason to leave after a few months.',
      'I would want to bring something live in the first month, even if it is small. In my internship at a seed bank I waited six weeks for access, and I wrote a script for labels meanwhile. I want one person who reads my changes, because I only learned there when the curator corrected my labels. Your team is small, so there may be little time for it.',
      'I would stay if something of mine is in use after four weeks and somebody has told me what was wrong with it. In my internship at a seed bank I waited six weeks for access; I wrote a labels script on my own laptop meanwhile, and it was never run. At the next place, a maker of kayaks, I changed the size table on day three. It was wrong for one model, a customer called, and I repaired it before noon; I learned more from that call than in the six weeks. I want a beginning like the second one, because I only understand a system once it has contradicted me. I bring a diary for it: every evening one line on what I did not understand, which I would show you on Fridays. Your posting says that newcomers answer support in their second week, and that draws me. What is harder for me is that your team is in the office two days only: I ask more easily at a desk than in a chat, and I would have to learn to ask in writing. Who read the first changes of the last person who began with you, and how long did that take? When did she first answer a customer? If the answer were that it took a month, I would look on, since I know how I get when I wait.',
    ],
    sources: [
      'Bauer and others, Newcomer adjustment during organizational socialization, Journal of Applied Psychology 92, 2007',
    ],
    why: 'Whether somebody knows what they need to begin well, and what they do for it.',
  },
  {
    id: 'shared/culture/decide-alone',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'mid',
    skills: [],
    topics: [],
    stem: 'What do you want to decide alone at work, and what not? Compare it with the posting that you have in mind.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Which decision did you take alone last, and how did it turn out?'],
      fit: ['You said "{quote}". How do you know how that is done there?'],
      question: ['Which decision of last month would you ask about?'],
    },
    samples: [
      'I am a team player, but independent work is no problem either. It depends on the situation. Important things should be discussed together, because more people have more ideas. Responsibility is something positive for me, and so is a good compromise. I think that your company offers the right mix.',
      'I want to decide alone how I build something, because at a maker of sewing patterns I chose the format of our files by myself, and the printer took it at once. When I chose a database alone, I spent a month on it. Your posting says that an architect signs each library, so I would have less freedom there.',
      'I want to decide alone what can be undone in a day, and never alone what others have to carry. At a maker of sewing patterns I chose the file format of our printer in 2021 by myself; two colleagues spent a week on it when it met the cutter, and I had not asked either. Since then I write three lines before such a choice and wait for one night. I did that eleven times last year, and twice somebody wrote back; the second time it saved us a licence of 4,000 euros. I want to go on like that, because I am quick alone and wrong in the same places each time. Your posting says that one engineer carries a product with its customers, and I am drawn to that, since I like to answer for what I chose. What does not fit is your architect, who signs each new library: I am used to choosing those, I would ask why more often than she likes, and I would have to learn to wait. How long did the last signature take, and was anything ever refused? Who decides when a customer wants something that the architect does not? If the answer to the first were more than a week, it would change my mind, because then I would begin to go around it, and I do not want to become that person.',
    ],
    sources: [
      'Hackman and Oldham, Motivation through the design of work, Organizational Behavior and Human Performance 16, 1976',
    ],
    why: 'Whether somebody knows which decisions are theirs, and looks at how they are taken elsewhere.',
  },
  {
    id: 'shared/culture/product-and-you',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'senior',
    skills: [],
    topics: [],
    stem: 'What about the product of the company that you want to join would you change, and would you work there if it stays as it is?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      reason: ['You said "{quote}". Whom does that help, besides you?'],
      fit: ['What do you know about why it is as it is?'],
      question: ['What would you ask the person who decided it so?'],
    },
    samples: [
      'I like the product very much, and I think that it has a huge potential. The design is modern and it is easy to use. Of course everything can be improved, and I have many ideas that I would like to bring in. With the right strategy it can become number one in the market, and I want to be a part of it.',
      'I used your app for lending tools in my street for a month. I would change how a late tool is handled, because the lender has to write to the other person. I want to work on it since I lend things myself. I once built a reminder for our workshop. If it stays as it is, I would still come, I think.',
      'I have used your app for lending tools in my street for two months: I lent a drill eleven times and waited for it four times. I would change what happens when a tool is late, because today the lender has to write the unpleasant message. I built that for the workshop of our house in 2019; I moved the reminder from the person to the list, sent it the evening before, and late returns went from a third to one in twelve. I want to work on this product and no other of its kind, because your tools stay in walking distance; I gave up my last job, at a parcel service, when I could no longer say whom a delivery was for. Would I come if it stays? For a year, yes, since I may be wrong: your lenders may like to write, and I have asked only the nine in my street. What is harder for me is your income from insurance: your page sells it before the deposit is explained, I would not build that, and I would tell you so on the first day. What do lenders write to you when something is late, and how many have left after it? Who decided that the insurance comes first? If the answer were that nobody has ever counted those who left, I would want to count before I sign.',
    ],
    sources: [
      'Kristof-Brown, Zimmerman and Johnson, Consequences of individuals’ fit at work, Personnel Psychology 58, 2005',
    ],
    why: 'Whether somebody has used what they want to work on, and has a limit that they can name.',
  },
  {
    id: 'shared/culture/what-you-give-up',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'What do you give up by taking the post that you have in mind, and why is it worth that to you?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      reason: ['You said "{quote}". What if that turns out otherwise?'],
      evidence: ['When did you give up something like that before, and did you regret it?'],
      question: ['What would you want to have in writing?'],
    },
    samples: [
      'Every change is also an opportunity, so there is no loss. It is time for a new challenge at the highest level, with a lot of experience and energy. Your company has an excellent reputation and a strong vision. It would be a perfect match for both sides, and everything else can be discussed.',
      'I would give up a group of 60 people for one of eight. At a maker of sensors for bridges I built that group in five years. I want to come closer to the work again, because I have not written firmware since 2019. Your posting says that the post is for a first product, and I would like that. I would miss my leads.',
      'I give up 60 people. I built that group in six years at a maker of sensors for bridges; when I came we measured four bridges, and now 210, and I know what each of the nine leads is proud of. I want your post because your posting is about one thing, a sensor that a town can afford, and because I have spent the last two years deciding about budgets of things that I no longer understood. I did such a step once before: in 2013 I left a department of 30 for a team of three. I was bad at it for half a year, I wrote the worst code of the three, and I told them so each Friday. After that we shipped the sensor that is under those 210 bridges. What will be hard is your size: you are eight, your founder decides in the corridor, and I am used to writing things down. I would have to walk more, and you would have to let me write one page a week. I do not fit if you look for somebody who brings customers. What did the last person in this post decide without the founder, and why did she leave? Who stops a product here that everybody likes? If the answer were that only the founder can, I would ask for that page in the contract.',
    ],
    sources: [
      'Cable and Judge, Person–organization fit, job choice decisions, and organizational entry, Organizational Behavior and Human Decision Processes 67, 1996',
    ],
    why: 'Whether somebody has counted what it costs, has a reason that outweighs it, and says what they need.',
  },
  {
    id: 'shared/culture/when-it-is-quiet',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'senior',
    skills: [],
    topics: [],
    stem: 'What do you do when there is nothing urgent, and how would that look in the team that you want to join?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What came of the last quiet week?'],
      fit: ['You said "{quote}". Who there would object to that?'],
      question: ['What would you ask about their last quiet week?'],
    },
    samples: [
      'There is always something to do, so I am never bored. I use quiet times to learn new technologies, to improve processes and to support my colleagues. I am proactive, and I do not wait until somebody tells me what to do. I think it is important to use the time in a productive way.',
      'When it is quiet I read the old error messages. At my last job, with a maker of ovens, I wrote a check for our timer in such a week, and the bakers still use it. I want to keep those mornings, because nobody else opens the log of the ovens. Your posting says that you plan each day, so I would miss them there.',
      'I read the errors that everybody has got used to. At a maker of bread ovens I took the quiet second week of each January for that, from 2018 on. In the first I found a timer that restarts every 49 days; it had cost a bakery in each such week a tray, and nobody had ever written to us. I told the bakers before I repaired it, since three of them had built a habit around it. I gave the second January to a colleague, who found more than I did, and the third to nobody, because we had an order; in that spring we had two recalls. I want such weeks again, because what is urgent shows itself and the rest only shows to somebody who sits still. I prefer your team to a larger one because your posting says that you plan four weeks of six, and leave two open. What would be harder is that your open weeks belong to the whole team at once: I like to sit alone with a log, I would miss my own choice, and I am not good at hackathons. What came out of your last two open weeks, and what of it is still in use? Who decides what is looked at? If the answer were that the open weeks fell away three times in a row, I would know what the posting means, and I would not come.',
    ],
    sources: [
      'Kristof-Brown, Zimmerman and Johnson, Consequences of individuals’ fit at work, Personnel Psychology 58, 2005',
      'DeMarco and Lister, Peopleware, third edition, 2013',
    ],
    why: 'Whether somebody makes something of time that nobody asks for, and how that fits others.',
  },
]
