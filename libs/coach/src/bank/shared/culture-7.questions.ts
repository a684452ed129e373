import type { Question } from '../question'

export const SHARED_CULTURE_7: readonly Question[] = [
  {
    id: 'shared/culture/how-you-learn-best',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'entry',
    skills: [],
    topics: [],
    stem: 'From what do you learn best: from a person, from a text, or from the thing itself? Show it by something you can do today, and say what the place that you want has of it.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What did you try before that, and why did it not stay with you?'],
      fit: ['You said "{quote}". What in the posting tells you that it will be there?'],
      question: ['What would you ask the person who came last?'],
    },
    samples: [
      'Lifelong learning is very important in our time, because technology develops so fast. There are many good ways, for example online courses, books and videos. Everybody is a different type of learner. A mixture of theory and practice is usually best. I am very motivated, and a company with good training opportunities is attractive for young people.',
      'I learn best from the thing itself. In my training at a repair shop for hearing loops I read about amplifiers for weeks and understood little. Then I took a broken one apart, and after two days I could repair it. I like that, because I remember what I had in my hands. Your posting says that there is a test bench, so I think that it would work for me.',
      'From the broken thing, with a person two rooms away. In the first year of my training at a repair shop for hearing loops I read about amplifiers for six weeks and could recite them. Then Mr Osei put a dead one on my bench and said that he would be in the store until four. I took it apart, drew what I saw, burned one part, and went to him twice with a question; on the second day it hummed. Since then I have repaired 70, and of these I could still draw 50. I notice that I learn badly from somebody who shows it: I nod, and my hands know nothing. So I want to break things where that is cheap, because I keep what I have paid for with an afternoon. Your posting says that beginners get a test bench of their own and a mentor for an hour a day, and I am drawn to the bench more than to the hour. One thing does not fit me yet: half of your work is reading standards before anything is built, and I would have to learn that; what helps me there is to write down what the text forbids and to try it. Is the bench there from the first week, or after the course? What did the last beginner break on it, and what happened then? If the answer were that nobody has ever broken anything, it would change my mind, since then it is a showpiece.',
    ],
    sources: [
      'Kolb, Experiential Learning, 1984',
      'Freeman et al., Active learning increases student performance in science, engineering, and mathematics, PNAS 111, 2014',
    ],
    why: 'Whether somebody has watched themselves learn, and reads a posting for the conditions of it.',
  },
  {
    id: 'shared/culture/one-thing-or-several',
    revision: 1,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'entry',
    skills: [],
    topics: [],
    stem: 'Would you rather do one task from its beginning to its end, or have several at once? Say how you found that out, and what it means for the work that you have in mind.',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What happened to the task that you left lying?'],
      fit: ['You said "{quote}". How many things does one do there at a time, do you think?'],
      question: ['How would you find out what a day there is made of?'],
    },
    samples: [
      'Multitasking is an important skill today, and I am good at it. On the other hand focus is also important for quality. It depends on the situation, and a professional can do both. Modern tools help to organise tasks and to set priorities. I am flexible and stay calm under pressure, so every kind of work is fine for me.',
      'I would rather have one task. In my internship at a maker of tide tables I had four tickets open, and none of them was ready on Friday. Then my lead took three away, and I finished the last one in two days. I prefer this, because I forget a lot when I switch. Your posting speaks of many small requests, so I am not sure about that.',
      'One, and a small second one for when I am stuck. In my internship at a maker of tide tables, in 2023, I had four tickets open in my third week, because saying yes felt like being useful. On Friday all four were at 80 percent, and a harbour waited for one of them. My lead took three away without a word. I finished the fourth on Tuesday, and it was the one with the harbour; they used it the same night. I wrote down for a month how often I changed the task and how long it took until I typed again: 11 minutes on average, up to 14 times a day. Since then I keep one task on the desk and one for waiting times, a test or a text, and I tell people on which day theirs begins. I want to work like that because I see the second fault only when I am still inside a thing. Your posting says "many small requests from five harbours", and that does not fit me in one respect: whoever calls would hear a day from me and not a yes, and I would have to learn to be disturbed for what is really urgent. I am drawn to it all the same, since a request of yours is done within a day or two, as the posting says, and I like to see things end. Who decides there what comes first when two harbours call? How many tasks does somebody have open on a usual Wednesday? If it were more than four, that would decide it, because I know what I am like with four.',
    ],
    sources: [
      'Mark, Gudith and Klocke, The cost of interrupted work: more speed and stress, CHI 2008',
      'Leroy, Why is it so hard to do my work?, Organizational Behavior and Human Decision Processes 109, 2009',
    ],
    why: 'Whether somebody has found out how they work by looking, and names where it does not fit.',
  },
  {
    id: 'shared/culture/piece-you-would-show',
    revision: 2,
    status: 'active',
    areas: [],
    type: 'culture',
    level: 'entry',
    skills: [],
    topics: [],
    stem: 'Which piece of your work would you show in your first week, and which would you rather not? What do you expect the people in the team that you want to join to say about both?',
    clarify: [
      {
        ask: 'Which posting?',
        answer: 'One that you would answer today. Where it says nothing, say what you assume.',
      },
    ],
    seconds: 180,
    keyPoints: [],
    followUps: {
      evidence: ['What exactly in it is yours?'],
      fit: ['You said "{quote}". Who there would see that, and why them?'],
      question: ['What would you like to be shown by them?'],
    },
    samples: [
      'I am proud of all my projects, because I learned something from each of them. My portfolio shows my versatility and my passion for technology. Of course there is always room for improvement. Feedback is a gift, and I am open for it. I think that the team would be impressed by my motivation and my fast progress.',
      'I would show the map of free wheelchair places that I built for a football stadium, because people used it. I would not show my thesis, since the code is a mess. I think that your team would ask about the tests, because your posting says that you care for tests, and there are only a few. I would like to learn that.',
      'I would show a map of 86 places for wheelchairs in a stadium. In 2023 I walked every row with a steward and a tape and wrote the page in three weekends; at the last match of the season 51 of those places were booked with it, and the steward still updates it herself. I am fond of it because I measured before I typed. What I would rather not show is my thesis, 4,000 lines in one file without a single test. It got a good mark, and I have been afraid of it ever since; when I wanted to change one figure last year, I could not. I would show it in the third week all the same, because a team should know both hands of somebody. I expect your people to ask about the map who repairs it when I am gone, as your posting says that "what nobody can take over is not done", and there I have an answer, since the steward has the key. On the thesis I expect silence and then one name: which test would you write first? I would like that question, because nobody has asked it. Where I do not fit yet is speed. You write that changes go out every day, and I have never worked like that; I would have to learn to show things that are half done, which is hard for me. Which piece of yours would you show me, and which not? Who in the team has changed their mind after a beginner’s remark? If nobody can name a bad piece, that would tell me something, and I would think twice.',
    ],
    sources: [
      'Edmondson, Psychological Safety and Learning Behavior in Work Teams, Administrative Science Quarterly 44, 1999',
      'Sackett, Zhang, Berry and Lievens, Revisiting meta-analytic estimates of validity in personnel selection, Journal of Applied Psychology 107, 2022',
    ],
    why: 'Whether somebody can judge their own work, and imagines how others would.',
  },
]
