import type { KnownAnswer } from './known-answer'

export const CULTURE: readonly KnownAnswer[] = [
  {
    id: '3116d46f',
    question: 'shared/culture/why-this-posting',
    text: 'Your posting spoke to me immediately. You are a leading and innovative company in a fascinating market, with a modern technology stack and an international team. I am looking for a new challenge where I can develop myself further and bring in my skills. I cannot think of anything that gives me pause; on the contrary, I am excited.',
    levels: { evidence: 0, reason: 0, fit: 0, question: 0, clarity: 2 },
  },
  {
    id: 'f239e653',
    question: 'shared/culture/told-it-is-not-good',
    text: 'Early, in writing, and with the place where it goes wrong. If I first hear something face to face I start defending it, I know that about myself; with a text I have an evening to be annoyed and then I can use it.\n\nThe last time was on 3 October. I had written a migration guide for our partners at Tessel, and Olu from integration sent me eleven comments. The one that hurt was at the top: "After page two I don\'t know whom this is for." I left it till the next day, then asked two partners to read it while I watched. Both skipped straight to the error table. I cut nine pages to three and began with the table. We had 4 support tickets for that migration, against some thirty for the one before.\n\nIn your posting you say that designs are discussed in a weekly round with the whole group. I like that the decision is taken in one hour, and I expect I would be slow in that hour and have my better thought on the next morning. Can a point still be raised after the round, or is it closed then? If it\'s closed, I would be the wrong person for the architecture half of this job.',
    levels: { evidence: 4, reason: 3, fit: 4, question: 4, clarity: 4 },
  },
  {
    id: '31c62cad',
    question: 'shared/culture/reasons-to-leave',
    text: "If the work turned out to be something else than what was promised. That happened to me at Norrfeld: I was hired for machine learning and did spreadsheets for half a year, then I left. So today I ask what the person will do in the first three months and I ask to talk with somebody from the team without the boss. I'd ask you the same: what is the first task waiting for me?",
    levels: { evidence: 3, reason: 2, fit: 1, question: 3, clarity: 4 },
  },
  {
    id: '525ad1bc',
    question: 'shared/culture/told-it-is-not-good',
    text: 'I am always open to feedback, positive as well as negative. For me feedback is a gift, and without it nobody can grow. I prefer it to be honest, direct and constructive, and given with respect. I never take it personally. From what I have read, you have a great feedback culture, so I am sure I would feel comfortable here and could contribute to it.',
    levels: { evidence: 1, reason: 0, fit: 0, question: 0, clarity: 2 },
  },
  {
    id: '23e8ad36',
    question: 'shared/culture/reasons-to-leave',
    text: 'Two things, and I have done it once. In 2021 I left a payments company after five months, since security findings were closed by their deadline and not by their repair. I had reported a token in a public log; the ticket was set to "accepted" by somebody who had never opened it. I raised it with my lead and with hers. When the third one went the same way I resigned, and I told them that reason.\n\nSo before I sign I now ask for a number: how many findings older than ninety days are open, and who may accept one. At my present employer they said "14, and only the head of engineering, in writing". It was true, I counted in the first week, and I\'ve stayed for three years.\n\nThe other thing is being the only one. You are looking for your first security engineer, and I like that, as I\'d rather build such a thing than inherit one. But I do worse work when nobody contradicts me; I noticed that in my last year as a freelancer. It may be that this doesn\'t fit a team of one. Would the budget allow a second person within the first year, or an outside reviewer for a day each month? Without either I\'d decline, and I would rather say that now.',
    levels: { evidence: 4, reason: 3, fit: 4, question: 4, clarity: 4 },
  },
  {
    id: 'c1e57f9c',
    question: 'shared/culture/why-this-posting',
    text: "I look at postings fairly regularly, even when I am not looking, a bit like others look at houses. My partner says it is a hobby. One learns a lot about companies from what they write, and also from what they leave out; for example, I've seen the same company look for the same \"urgent\" person for two years, with the same photo of people laughing at a laptop. And everyone has a fruit basket. I have nothing against fruit.\n\nSo, which one would I answer today. I had two in mind, one is from a large consultancy and it pays very well, I'll be honest, and the other one is from the waterworks of a middle-sized city, who are looking for someone to secure their control systems. I'd answer the second. I know this may sound strange as I am a cloud security person and they hardly have a cloud. Let me explain how it came about.\n\nI did my training as an electrician before I studied, which was my grandfather's idea, and I worked for two years on pumping stations, so I've actually been inside such places, also in rubber boots. At my present employer we sell a dashboard, and if somebody breaks into it then they see a dashboard. It's not that important, if I may say so. Last year we had a break-in, I found it through a login at four in the morning from an account that belonged to someone on maternity leave, and I shut it out within half an hour, and it was good work, but in the end what had been at risk was some charts. I did wonder then what I'm doing it for. With water one would know.\n\nWhat makes me hesitate, then: such systems can't be patched in the week when you'd like to, sometimes not for a year, and I am a person who patches at once, and I'd need to bear that, and to fence things in instead of repairing them. I also don't know who decides if a plant must be stopped, the operators or security. That's what I'd ask them first, since if security only gives advice there, I'd rather stay where I am.",
    levels: { evidence: 4, reason: 4, fit: 4, question: 4, clarity: 2 },
  },
  {
    id: 'ca53b82d',
    question: 'shared/culture/reasons-to-leave',
    text: 'Loyalty matters a lot to me, and I do not think about leaving before I have even started. I always give a new team a fair chance, and every beginning has its difficulties. As long as there is a good atmosphere, mutual respect and interesting tasks, I see no reason why I would leave. I am really looking for a long-term home.',
    levels: { evidence: 1, reason: 0, fit: 0, question: 0, clarity: 2 },
  },
  {
    id: '03f98fbd',
    question: 'shared/culture/why-this-posting',
    text: "I would answer the one from Stillwater, who build pumps for dialysis and look for somebody for the firmware update service. Not many postings say what happens if you do it badly; this one does: a pump that stops in the middle of a treatment.\n\nI've done that kind of thing with lower stakes. At Brackwell I was responsible for updates of 70,000 heating controllers. In our second winter one in 400 didn't come back after an update. I built the two-slot scheme, where the old version remains until the new one has reported twice, and we sent it out in steps of one per cent. In the following winter it was three devices in all, and a plumber could fix those on site.\n\nWhat I want from it is the slowness. I have been laughed at for asking for a fourth rehearsal, and there it would be a legal requirement.\n\nWhat I hesitate about is the paperwork: they say forty per cent of the time goes into records. I write well, but I get impatient after two days without running anything, so a whole quarter of documents would be bad for me and for them. I'd ask how the forty per cent are spread: a little every day, or three months at the end? In the second case I'd not apply.",
    levels: { evidence: 4, reason: 4, fit: 4, question: 4, clarity: 4 },
  },
  {
    id: '52c48323',
    question: 'shared/culture/told-it-is-not-good',
    text: 'Directly, and not in front of everyone. The last time was in August, when my lead read my design for the upload service and said that it was too complicated for what we needed. She was right, I had thought of ten file types and we have two. I threw half of it away. In your team reviews seem to be written, as the posting says, which would work for me too. Who usually reviews?',
    levels: { evidence: 3, reason: 1, fit: 2, question: 3, clarity: 4 },
  },
]
