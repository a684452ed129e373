import type { Question } from '../question'

export const DATA_SCIENCE_BEHAVIOURAL_2: readonly Question[] = [
  {
    id: 'data-science/behavioural/chart-read-wrongly',
    revision: 1,
    status: 'active',
    areas: ['Data Science'],
    type: 'behavioural',
    level: 'entry',
    skills: ['Tableau', 'Statistics'],
    topics: [],
    competency: 'teaching',
    stem: 'Tell me about a chart of yours that others read wrongly. How did you help them to read it?',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['Who read it, and what did they conclude from it?'],
      action: ['You said "{quote}". What did you try first, and what did they say?'],
      result: ['How do you know that they read it rightly now?'],
    },
    samples: [
      'Data literacy is an important skill for every employee. Visualisation should be clear and simple, with good colours and a headline. Storytelling is helpful to make numbers understandable. The audience must be at the centre. Dashboards are a great tool for that, and a data-driven culture is the goal of every modern company.',
      'In an internship at a canteen kitchen I made a chart of wasted food, and the cooks thought that Friday is the worst day. The axis did not begin at zero. I drew it again from zero and explained it to them. After that they saw that the days are nearly the same. I learned to begin the axis at zero.',
      'In June 2023, in my internship at a firm with 12 canteens, two cooks cut the Friday menu to one dish, and guests complained at the till. The reason was a drawing of mine: food thrown away, by weekday, with Friday more than twice as high as Monday, because the axis began at 40 kilos. I drew a new one from zero and mailed it. Nobody opened it. So I went to the kitchen in Building C at two, when they clean, and asked Milos to tell me what he sees, without helping. He read the height of the bar and nothing else, not the numbers, not the axis. Then I stopped explaining charts. I put five bowls on the steel table and filled them with dried beans, one handful for each four kilos: 12 for Monday, 15 for Friday. He laughed and said that this is a large portion of rice and no reason for anything. I asked him to draw next week himself, in handfuls, on the whiteboard, and he asked what to do about the days on which they cook for guests; that made me divide by plates, which I had not thought of. By plates Friday was the second best. In July Friday had its three dishes again, and the count in all 12 kitchens, now drawn by the cooks, fell by 9 percent until September, by the scales of the waste firm. Since then no bar of mine leaves my laptop before a cook or a clerk has told me aloud what it says; in my thesis that cost me four drawings of eleven, each of them rightly.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Cleveland and McGill, Graphical Perception, Journal of the American Statistical Association 79, 1984',
      'Correll, Bertini and Franconeri, Truncating the Y-Axis: Threat or Menace?, CHI 2020',
    ],
    why: 'Whether somebody finds out how another person reads before explaining, and takes something back for themselves.',
  },
]
