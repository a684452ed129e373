import type { Question } from '../question'

export const SHARED_CULTURE_6: readonly Question[] = [
  {
    id: 'shared/culture/written-or-spoken',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'mid',
    skills: [],
    topics: [],
    stem: 'Do you think better in writing or in talk? Show it by something you decided with others, and say what the team that you want to join would have to put up with.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What was decided, and would the other way have led elsewhere?'],
      fit: ['You said "{quote}". What does the posting say of how they decide?'],
      question: ['What would you ask to read before you sign?'],
    },
    samples: [
      'Good communication has many forms, and I am comfortable with all of them. Some things are better in writing and others in a meeting. It is important to choose the right channel and to be respectful. Modern tools are helpful for that. I think that a healthy mix is best for every team and for every kind of project.',
      'I think better in writing. At a maker of ferries’ ticket machines I wrote two pages on the choice of a printer, and my colleagues saw a fault that I had not seen. I like that, because in a talk I agree too quickly. Your posting says that you decide in short calls, so I would need some time before them.',
      'In writing, because in a talk I agree with the last voice. At a maker of ticket machines for ferries we chose a printer in a call in 2021; I had nodded, and on the boats the paper swelled, 90 machines. For the next choice I wrote two pages with a table, salt, price, repair on board, and asked four people to write beside it. Oona, who never says a word in calls, wrote that a ferry has no socket at that place. We took another one, and after two winters it is still there; the harbour thanked us for the seat of the plug. I want to decide like that because the quiet ones know the boats. Your posting says "we decide fast, in the room", and I see where it does not fit: I would be the one who says "tomorrow", and your team would have to bear a page from me and a night in between. I would have to learn to say a first opinion aloud and to mark it as one. I am drawn to it all the same, since you ride with the machines once a month, and I write best about what I have touched. Could I read how one of your last choices was made? What happens when somebody finds a fault the day after? If the answer were that it is too late then, it would change my mind, because that is the day on which I find them.',
    ],
    sources: [
      'Bernstein and Turban, The impact of the open workspace on human collaboration, Philosophical Transactions B 373, 2018',
      'Stasser and Titus, Pooling of unshared information in group decision making, Journal of Personality and Social Psychology 48, 1985',
    ],
    why: 'Whether somebody knows how they think best, and what that asks of others.',
  },
  {
    id: 'shared/culture/work-you-gave-up',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'mid',
    skills: [],
    topics: [],
    stem: 'Which part of your trade have you given up, or would give up, for good? How does the posting that you have in mind stand to that?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What happened the last time that you did it?'],
      fit: ['You said "{quote}". How much of it is left in this post?'],
      question: ['How would you find out how much of it there is?'],
    },
    samples: [
      'I am open for everything, and I would not exclude anything. Technology changes fast, and flexibility is the most important skill. Every task has something positive. Of course there are things that are more fun than others, but a professional does what is necessary. I think that your position has a very interesting mix.',
      'I have given up leading people. At a maker of seed drills I led five for a year, and I wrote code at night because I missed it. Then I asked for my old post again. Your posting says that the role may grow into a lead, so I would say at once that I do not want this, because it would not be fair otherwise.',
      'I have given up leading, and I do not miss it. At a maker of seed drills I led five people from 2020 to 2021. I was on time with every form, and at night I wrote code that nobody had asked for; in spring two of the five told me that I corrected them instead of asking. They were right. I went to my director, proposed Sanna in my place, who had taught three of us already, and moved back to the control of the drill. In the year after, the team lost nobody, and I built the steering that is in 4,000 machines now. I want to stay where my hands are, because I am patient with a motor and not with a calendar. Your posting says "with the prospect to lead the team", and I would rather say now that this does not fit me, in two years neither. What does draw me is that you look for somebody who teaches the newcomers at the test bench: that I like to do, one at a time, since there is something to touch between us. I would have to get used to having no say in who joins. Is the prospect a wish of yours or a need? Who would lead if I do not? If you need somebody who takes it over, that would decide it, and I know a name that you should call instead.',
    ],
    sources: [
      'Peter and Hull, The Peter Principle, 1969',
      'Benson, Li, Shue, Promotions and the Peter Principle, Quarterly Journal of Economics 134, 2019',
    ],
    why: 'Whether somebody can say what they no longer do, before it is expected of them.',
  },
  {
    id: 'shared/culture/rules-from-above',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'senior',
    skills: [],
    topics: [],
    stem: 'Think of a rule from above that you held to be wrong and carried out all the same. Where would you expect such a rule in the work that you have in mind, and what would you do?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['Which rule was it, and what did you say before you carried it out?'],
      fit: ['You said "{quote}". Where do you see its like in this company?'],
      question: ['How do they take a rule back?'],
    },
    samples: [
      'Every company needs rules, and loyalty is important to me. I would always discuss a rule in a constructive way and then support it. The management usually has a bigger picture. Change is part of life, and a positive attitude helps. I think that your company has modern leadership, so there will not be many such rules.',
      'At a maker of elevators for theatres every change had to be signed by three people. I thought it was too slow and said so, and then I did it. After a year I showed that the third signature never found anything, and it was dropped. Your posting is in a regulated field, so there will be such rules too, and I would like to know who wrote them.',
      'At a maker of stage lifts for theatres we were told in 2019 that nobody may work on the control from outside the building. I held it to be wrong: two of my six lived 300 kilometres away. I said so once, in writing, with what it would cost, and got no. Then I carried it out as if it were mine. I moved the test stand into the hall, paid trains from my budget, and told my people why it was so and that I had objected; one left. And I kept a list of what the rule prevented and what it delayed. After 14 months it had 61 delays and one prevented thing, a laptop that was stolen from a train, with our keys on it. I showed my director both columns. He kept the rule for keys and dropped it for the rest, and I had learned that I had been right by 61 to one and still not quite. I want a place where one may object once and be heard, because I carried the trains and the test stand gladly once my objection was on paper. Your posting is about infusion pumps, with a signature at each step; that is harder for me than for your own engineers, and I would have to learn which signature protects a patient before I count delays. I am drawn to your line that every rule has an owner, because I could take my two columns to a person. Which rule was taken back last, and who had asked for it? May somebody in my post see why a rule was made? If there were none and one may not, I would decline, since I would carry it out and become quiet.',
    ],
    sources: ['Hirschman, Exit, Voice, and Loyalty, 1970', 'Tyler, Why People Obey the Law, 1990'],
    why: 'Whether somebody can object, carry out, and go on looking, and be partly wrong.',
  },
  {
    id: 'shared/culture/size-that-fits',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'expert',
    skills: [],
    topics: [],
    stem: 'In what size of company do you do your best work, and what goes wrong with you in another? Hold it against the one that you want to join, in three years too.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['When did a place become too large or too small for you, and how did you notice?'],
      fit: ['You said "{quote}". How large will it be, do you think?'],
      question: ['What would tell you that it has become too large?'],
    },
    samples: [
      'Start-ups and corporations both have their advantages. In a small company there is more freedom, and in a large one there are more resources. Quick adaptation to every environment is no problem. What counts is the vision and the people. Fast growth is very exciting, and every great journey needs motivated and flexible people from the beginning.',
      'I work best with about 60 people, because I still know everybody. At a maker of instruments for harbours we grew from 40 to 300, and after that I sat in meetings only, and my designs became worse. Your company has 80 people and wants to double, so in three years it could be too large for me.',
      'Between 30 and 150 people. At a maker of instruments for harbours I was the ninth in 2012, and left as one of 310 in 2020. Up to 150 I knew who would read what I wrote, and I was good: the depth gauge that the pilots still use is from that time. Beyond that I noticed in 2018 that four of my last five designs had been decided by who was in the room, and I had begun to be in every room. I gave away half of my meetings, moved to a site with 60, and wrote the next gauge there in eight months. So I know both my sizes. Too small does not work either: with six, at a friend’s, I polished for a year what nobody had ordered. I want to be where a design has readers with names, because I write for somebody. Your posting says 90 people and "three hundred by 2028", and I would be honest about the second half: what I do well would end at about the time when you need it to be everywhere. It does fit if the plan is sites and not one house; I would like to build the second of them. I would have to learn to leave in time, which I did too late once. How many of the 90 decide what is built, and how shall that be with 300? Has anybody who came early changed their post, and how did that go? If all of the early ones sit at one table today, that would be my answer, since I would become the tenth who cannot leave it.',
    ],
    sources: [
      'Allen, Managing the Flow of Technology, 1977',
      'Greiner, Evolution and Revolution as Organizations Grow, Harvard Business Review, 1972',
    ],
    why: 'Whether somebody knows in what surroundings their work is good, and thinks beyond the first year.',
  },
]
