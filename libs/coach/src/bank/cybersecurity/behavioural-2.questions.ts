import type { Question } from '../question'

export const CYBERSECURITY_BEHAVIOURAL_2: readonly Question[] = [
  {
    id: 'cybersecurity/behavioural/make-us-secure',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'behavioural',
    level: 'expert',
    skills: ['Threat Modelling', 'Incident Response'],
    topics: [],
    competency: 'unclear goals',
    stem: 'Tell me about a time when you were asked to make an organisation "secure". How did you find out what that meant, and for whom?',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who asked, and what had happened just before?'],
      action: ['You said "{quote}". What did you leave undone on purpose?'],
      result: ['What can the organisation bear today that it could not bear before?'],
    },
    samples: [
      'Security is not a product but a process. A strategy must be aligned with the business goals and needs support from the top. I would start with an assessment of the maturity and then define a roadmap with quick wins. Frameworks like ISO 27001 are very helpful. Awareness of all employees is the key, because the human is the weakest link.',
      'After an attack on a neighbour, a maker of dental crowns asked me to make the company secure. I asked the heads of department what must never stand still. They said that it is the milling machines. I separated their network and tested the copies. It cost less than they had expected. Later there was an attack, and the machines went on. I think that the question was important.',
      'In January 2020 a rival in the next town had stood still for five weeks after an attack, and the owner of a maker of dental crowns, 400 people, hired me with one sentence: make us secure. His bank wanted to see something by June. There were 600,000 euros and a list of 40 products from a vendor. I did not open the list. I spent two weeks with eleven people, from the owner to the night shift, and asked each of them one thing: what may happen once, and what never. The owner feared for his drawings. Dispatch and the mill said that a dentist whose crown is two days late goes elsewhere; 30 percent of our orders came from practices that had left the rival. The designs are worthless after a month, as I found out with him. So I wrote two sentences, and let him sign them: orders go out within 24 hours, whatever happens; nobody outside reads a patient’s name. All else was second. I cut the 28 mills off into a network of their own, built an order desk that runs from paper and one laptop for a week, and took names out of the files that the mills need. I left the rest, among it 31 of the 40 products, and told the bank why on one page. We spent 340,000. I rehearsed it with the whole night shift in May: 410 of 460 crowns went out by hand. In November 2021 a supplier’s access brought ransom software in; the office was down for six days, and 97 percent of crowns left on time, by the parcel firm’s count. Two practices left. Since then I look at no firewall before an owner has signed two such sentences, what may happen once and what never; at the port where I am now every harbour master was asked, and it turned the plan round within a week.',
    ],
    sources: [
      'NIST, The NIST Cybersecurity Framework (CSF) 2.0, 2024, function Govern',
      'Shostack, Threat Modeling: Designing for Security, 2014',
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
    ],
    why: 'Whether somebody turns an empty word into what must never happen, and leaves undone what does not serve it.',
  },
]
