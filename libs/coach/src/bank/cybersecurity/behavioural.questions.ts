import type { Question } from '../question'

export const CYBERSECURITY_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'cybersecurity/behavioural/alarm-you-let-pass',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'behavioural',
    level: 'mid',
    skills: ['SIEM', 'Incident Response'],
    topics: [],
    competency: 'failure',
    stem: 'Tell me about an alarm that you took for harmless and that was not.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did you see of it at that moment, and what did you not look at?'],
      action: ['You said "{quote}". What did you do first when you knew?'],
      result: ['How large was the damage, and who found out?'],
    },
    samples: [
      'In security one has to be careful with every alarm, because attackers are getting better all the time. Mistakes can happen to everyone, and it is important to learn from them. A good SOC has clear processes and modern tools. I always try to be attentive, and teamwork is very important in stressful situations.',
      'At a chain of pharmacies I closed an alarm about a new mail rule because such rules are common. Two weeks later a supplier called because an invoice had another account. I opened the alarm again and blocked the account. We lost some money. I learned that such an alarm needs a look at the rule itself.',
      'In March 2022, on a night shift for a chain of 90 pharmacies, I closed an alarm after 40 seconds: a new forwarding rule in the mailbox of a buyer. We had 70 of those a week, and all had been holidays. Eleven days later a supplier called because 38,000 euros had gone to a wrong account. I opened my own ticket and read the rule that I had not read: it moved every mail with the word "invoice" into a folder for feeds. I told my shift lead in the same minute that I had closed it, blocked the account, and ended its sessions. Then I searched all 1,200 mailboxes for rules that move or hide, and found two more, one of them four days old; there a payment of 12,000 was still on its way. I called the bank with the buyer on the line, and it was stopped. The 38,000 were lost but for 9,000, and the director wrote that she would rather have it from me than from the auditor. I wrote the incident up under my name. Since then that alarm shows the text of the rule, and it cannot be closed while the folder is a hidden one; in the autumn it caught the next one within six minutes. Now I also read ten of my closed tickets again each month, and bring the worst to the Friday round.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'MITRE ATT&CK, T1564.008 Email Hiding Rules',
    ],
    why: 'Whether somebody tells of an own wrong call in full, and changes what made it likely.',
  },
  {
    id: 'cybersecurity/behavioural/hole-nobody-wanted',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'behavioural',
    level: 'senior',
    skills: ['Penetration Testing', 'Application Security'],
    topics: [],
    competency: 'influence without rank',
    stem: 'Tell me about a hole in a product that you had to get repaired by people who held it for unimportant.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What exactly was the hole, and why did they see it otherwise?'],
      action: ['You said "{quote}". What did you try before that?'],
      result: ['How long did it take until it was closed, and how do you know?'],
    },
    samples: [
      'Many developers do not take security seriously enough. It is important to explain the risks in a way that everybody understands, and to have the support of the management. A security champion programme is very useful for this. I am good at communicating with different stakeholders, and in the end we always find a solution.',
      'At a maker of door locks I found that a lock could be opened by recording its radio signal. The product team said that nobody would do that. I showed it to them with a cheap radio, and then they changed their mind. The fix came with the next release. I think that showing is better than telling.',
      'In autumn 2021, at a maker of locks for holiday flats, I found that a door opened when its radio signal was recorded and played again. The product team of six had a launch in seven weeks, and answered that nobody stands at a door with a radio; a repair would cost three of the seven. My report of 14 pages lay there for nine days. I bought a radio for 34 euros, recorded our own meeting room from the car park, and asked Jon, their lead, to lock it himself and to wait outside. It opened after four seconds, twice. I had asked him alone and not in front of his people. Then I did not argue about danger any more; I sat with two of them for a day and looked for the smallest change. A counter in the signal needed 11 bytes and no new chip, and I wrote the test for it. They took it, the launch moved by five days, and 4,000 locks that were already sold got it through their gateway. By March 3,880 of the 4,000 had reported the new version; for the rest I called the owners with a list. In summer a magazine tested nine locks, and ours was one of two that stayed shut. Since then I bring a demonstration and the smallest repair together, and never a report alone; in my present post that closed 14 of the last 15 within a month.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'ISO/IEC 29147, Vulnerability disclosure',
    ],
    why: 'Whether somebody gets others to act by making it visible and small, and not by alarm.',
  },
]
