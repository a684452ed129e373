import type { KnownAnswer } from '../known-answer'

export const CULTURE: readonly KnownAnswer[] = [
  {
    id: '56f2d619',
    question: 'shared/culture/first-three-months',
    text: 'I have thought about this and I think the most important thing would be a person who shows me around in the code during the first weeks, and then a first own task after about a month, not too large, but a real one. In my current job, at an insurer with several thousand employees, I was thrown in at the deep end. There was a wiki, but most of its pages were older than the system, and my manager had twelve other people and little time. It took me half a year until I felt useful, and I remember that in this half year I looked at job offers more than once. I stayed because of a colleague, Ines, who sat down with me for an hour each Tuesday.\n\nFrom my side I would bring eight years of Java, and I know insurance, so that the domain would not be new to me: policies, claims, commissions and so on. I would also bring the patience that one needs with old systems.\n\nYou write in the posting that the team for claims is being rebuilt, with four new people. This attracts me, since all would be new and could ask each other. Is there a plan for the onboarding, or is that also still being built?',
    levels: { evidence: 3, reason: 3, fit: 3, question: 3, clarity: 3 },
  },
  {
    id: '7f83b133',
    question: 'shared/culture/dull-half',
    text: "I don't find any work dull, I am passionate about everything I do. Perhaps documentation is a bit dull but it has to be done. I do all parts well.",
    levels: { evidence: 1, reason: 0, fit: 0, question: 0, clarity: 3 },
  },
  {
    id: '2ecdf3fc',
    question: 'shared/culture/decide-alone',
    text: "In my work in Manila, support for cruise ships, I was alone on the ship as IT officer, 4 months at sea. So I must decide all alone: which server stop, which cabin gets new phone, once I switched off the internet for 3,000 guests because navigation needed the satellite. The captain said after good decision. So deciding alone I can, but I don't want it any more for all things.\nWhat I want now to decide alone: small repairs and the order of my tickets. What not: security, and money over maybe 500 euro. On ship I bought once wrong cable for 2,000 dollar.\nYour posting is second level in a team of nine, with four eyes for changes. Four eyes is what I miss for years. But I'm afraid maybe that order of tickets is done by a system. Who decides what ticket I take?",
    levels: { evidence: 4, reason: 3, fit: 4, question: 3, clarity: 4 },
  },
  {
    id: '320b3564',
    question: 'shared/culture/keep-and-leave',
    text: 'Bring: the ten minutes after a release in which we wrote down what we had been afraid of, and if it came. I started it at a tax software house in Linz in 2022, four of us, on a sheet on the wall. After a year the sheet showed that our fears about the database came true once in 19 times and those about printing 8 times in 12. So we moved the testing days to printing, and in the season the hotline had 30 percent fewer calls about forms.\n\nLeave: that one person, me, approved every change. It began because I was the only one who knew the forms, and it ended with eleven changes waiting while I had influenza. I liked it, that\'s the embarrassing part.\n\nWhy here: you make the paper and screen forms of a health insurer, three teams on one code base, according to the posting, with "release every Thursday". A fear sheet is worth most where the release is frequent and the same things are feared each time. It may not fit that your teams sit in two countries: the sheet worked since it hung next to the coffee. And I\'d have to ask who approves changes across the three teams. If it is one person, I would be walking into the very thing I want to leave, on the other side of the desk.',
    levels: { evidence: 4, reason: 4, fit: 4, question: 4, clarity: 4 },
  },
  {
    id: 'c3326dad',
    question: 'shared/culture/who-tells-you-no',
    text: "My colleague Henk does, we both price travel policies. We have the same level and he reviews what I plan. The last time was in spring: I wanted to introduce a cache and he asked what happens when the price changes, and I had no answer, so I dropped it. In the position you have advertised I'd be the lead of five, so it would perhaps be another lead. I'd like to know how many leads there are and whether they talk to each other about technology.",
    levels: { evidence: 4, reason: 1, fit: 3, question: 3, clarity: 4 },
  },
  {
    id: '1f59416c',
    question: 'shared/culture/week-you-work-best',
    text: "When I think about what a working week means to me, I have to think first about what work means to me, and here I'm probably shaped by where I come from, a village of bakers and vintners where the week had a form given by the thing itself: bread every day, wine once in the year. Software has neither, and we need to give it a form ourselves, and every firm which I have known gave it another. In the first one the form was that of a school timetable. In the second, an agency, there was none at all, and one worked on whatever shouted.\n\nThe third, where I have been for six years, is a publisher of maps for hikers. There the form is that of the season, and in a week I have, let us say, a rhythm of two days of routes and data, a day on which I talk with the cartographers and draw with them, one on which I correct what came in from the readers, and the Friday, on which I walk. By this I mean really walk: I take a sheet and check it on the ground. Not each Friday, maybe each third. Last October I came to a bridge that was in our data and not in the valley, and after that we put a date on every bridge, and 118 others were taken out before spring.\n\nSo this is how it is with me. In your house, which makes navigation for fire brigades, I imagine that there is no season and that one cannot walk for three hours. The cartographers are, as I understand your notice, in another city. I would miss them and I'd miss the walking. On the other hand a wrong bridge means something with you, it would not be merely a wet foot. I wonder if the map people and the software people meet at all.",
    levels: { evidence: 4, reason: 3, fit: 4, question: 2, clarity: 1 },
  },
  {
    id: '1d7ae888',
    question: 'shared/culture/ask-when-stuck',
    text: "In India in my first company it was not polite to ask senior, you must wait until he asks you. I waited once four days. It was only a missing permission! So when I came to Netherlands I made the opposite, I asked everything at once, and my colleague Bram said to me after one week: please first try fifteen minutes and then tell me what you tried. This was good for me, I do like this since three years. I write it in a small form: what I want, what I tried, what I see. Bram gives this form now to all new people.\nAbout your team I know you are working in shifts in the operation of trains, and that first level has to answer in 10 minutes. So to wait is not possible. I think you expect that I call the person, also when busy. That is a bit against my nature but I can do it, if somebody says to me it's okay.",
    levels: { evidence: 4, reason: 1, fit: 4, question: 0, clarity: 4 },
  },
  {
    id: '53b6d71b',
    question: 'shared/culture/when-it-is-quiet',
    text: "When there is nothing urgent I ask my manager for more work. I can't sit around doing nothing. In your team I would do the same and support my colleagues wherever I can.",
    levels: { evidence: 2, reason: 0, fit: 1, question: 0, clarity: 3 },
  },
  {
    id: '81513cd6',
    question: 'shared/culture/why-this-posting',
    text: 'There is a posting of Aldergate Rail for a data engineer, about delays of trains. I take that line every day, so I know the problem, and I like data that comes from something physical. I have built pipelines for parcels for four years, with Airflow and Postgres, which is not so different. What gives me pause is that they want people in the office four days, and I live an hour away. I would ask if that is really so strict.',
    levels: { evidence: 2, reason: 3, fit: 3, question: 3, clarity: 3 },
  },
  {
    id: 'f414e5d9',
    question: 'shared/culture/dull-half',
    text: "Well done: reading logs line by line. I can do it for a day, like other people fish. At a maker of pacemaker programmers I read 1.3 million lines over three weeks in 2021, because one device in a clinic in Porto had restarted twice and no one knew why. It was line 880,000 or so: a clock set back by a nurse's tablet. The correction went into 4,100 devices, and I got a bottle of port from the clinic.\n\nBadly done: keeping a form up to date of which I don't see the reader. In the same firm I let the training records lapse, eleven people's, and an auditor wrote it up as a minor finding. I was told off, justly. My remedy is a calendar entry and a colleague who asks; it works for about nine months in the year.\n\nYour posting has both. \"Evaluation of field logs from ventilators\" is the reason that I write to you at all, for I know few places where someone is paid to do that. But \"responsible for the complaint files according to ISO 13485\" stands two lines below, and this is precisely the form whose reader I don't see. How many such files are there in a month, and does another person look at them? With five I'd manage. With fifty, you'd be unhappy with me, and I'd sooner hear it now.",
    levels: { evidence: 4, reason: 4, fit: 4, question: 4, clarity: 4 },
  },
  {
    id: '0ac92b9f',
    question: 'shared/culture/told-it-is-not-good',
    text: "I like when somebody tell me fast and with example. In my country it is common to speak around, and then I don't know if it is bad or only small thing. Last time was two months ago. My team leader Sunniva told me that my dashboards are beautiful but the director can't find the number which he need. She show me the recording where he search during 40 seconds. It was shame for me but very useful. I put the three numbers big on top and other things behind one click. After this he stopped to write me for asking the numbers. In your job I would make reports for doctors, they have even less time, so I need somebody who says me such things before the doctors say. My question: can the new person see the doctors when they use it, or only the product owner talk with them?",
    levels: { evidence: 4, reason: 3, fit: 3, question: 3, clarity: 3 },
  },
  {
    id: '8f4f7719',
    question: 'shared/culture/who-tells-you-no',
    text: "I am open to criticism and I always welcome feedback from anyone, from the intern to the CEO, because I believe that everyone has something to contribute and that titles do not matter. Feedback is a gift. In my experience the best teams are those where people are honest with one another and where there is trust. I have always been told that I'm someone one can talk to, and my door is open at all times. If somebody tells me that I am wrong I listen, I think about it, and if he is right then I have no problem with admitting it, I am only human after all. It last happened in a review, I don't remember the details, but it turned out to be more of a misunderstanding, since I had meant the same thing as the other person and we laughed about it. In the post with you I am sure that there are many experts from whom I can learn, and I would look forward to an exchange at eye level with all of them.",
    levels: { evidence: 2, reason: 0, fit: 0, question: 0, clarity: 2 },
  },
]
