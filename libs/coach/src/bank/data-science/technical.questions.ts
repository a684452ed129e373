import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_TECHNICAL: readonly Question[] = [
  {
    id: 'data-science/technical/stopped-when-significant',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Experimentation', 'Statistics'],
    topics: ['tests', 'estimation'],
    stem: 'A colleague looked at an A/B test every morning and ended it on day six, when p was 0.04. The plan was four weeks. What do you say to them, and what do you do with the result?',
    seconds: 300,
    keyPoints: [
      {
        id: 'peeking',
        text: 'Each look is another chance to be wrong, so far more than five in a hundred empty tests end this way.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'peeking | false positive rate | type i error | more false positives | each look chance | many looks | error inflated | inflates | wrong more often',
        ),
        hint: 'What happens to the promise of five in a hundred?',
      },
      {
        id: 'exaggerated',
        text: 'What is stopped at a high looks larger than it is.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'effect exaggerated | effect overestimated | effect overestimated lift | winner’s curse | effect too large | effect shrink | estimate too high | estimate biased',
        ),
        hint: 'How large would you expect the lift to be after launch?',
      },
      {
        id: 'planned',
        text: 'The size is computed beforehand from the smallest effect that matters, and the test runs until then.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sample size before | sample size beforehand | sample size planned | fixed sample | statistical power | minimum detectable effect | smallest effect | fixed in advance | run full',
        ),
        hint: 'How was the length chosen in the first place?',
      },
      {
        id: 'sequential',
        text: 'Who wants to look early uses a rule made for it: boundaries, spent error or always valid intervals.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sequential test | sequential testing | alpha spending | group sequential | always valid | anytime valid | pocock | boundary interim | interim looks',
        ),
        hint: 'Is there an honest way to end early?',
      },
      {
        id: 'week',
        text: 'Six days are no whole week, and new things draw clicks because they are new.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'each weekday | every weekday | clicked new | whole week | full week | weekend | novelty | day of week | complete weeks',
        ),
        hint: 'Which people and which days are not in it yet?',
      },
    ],
    followUps: {
      checking: ['How could you show them with made-up data that this goes wrong?'],
      reasoning: ['What does it cost the company to wait, and when is that too much?'],
      example: ['Which test of yours ended otherwise than it looked in its first week?'],
    },
    samples: [
      'I think it is great that the test was significant, because that is what everybody hopes for. A p-value below 0.05 means that the result is reliable. I would congratulate my colleague and present the result to the stakeholders, and then we would discuss together what to do with it and how to proceed.',
      'Looking every day means more false positives, because each look is a new chance. The p-value is only right for the planned length, which comes from a sample size computed beforehand. I would let it run for the four weeks and compare both groups at the end. If the difference is still there, we launch it, although waiting costs revenue.',
      'The 0.04 does not mean what it says, because peeking inflates the error: with 28 daily looks at a test without any effect, roughly a quarter to a third end below 0.05 at some point. I would show it instead of preaching. I simulate 10,000 tests of equal arms, check p each simulated morning, and count how many would have been stopped; I expect far more than 500. The effect is overestimated too, because a test that ends on its best day reports that day. What I do: the test is still on, so I let it run to the planned sample size, which was computed from the smallest effect worth building, two percent. Six days also lack a whole week; at my last shop, for example, Sunday buyers were a third of revenue and reacted the other way. If the business needs early answers, I would use group sequential boundaries with alpha spending next time. Their price is a threshold of about 0.005 or lower at the first looks, and a maximum sample that is a few percent larger. An always valid interval allows any look, but it is wider, so it costs more users for the same power. To verify the result afterwards I would hold back five percent for a month and compare. If the difference drops to zero there, we remove the feature; in our log of 40 launches that happened nine times.',
    ],
    sources: [
      'Armitage, McPherson, Rowe, Repeated Significance Tests on Accumulating Data, 1969',
      'Kohavi, Tang, Xu, Trustworthy Online Controlled Experiments, 2020',
      'Johari and others, Peeking at A/B Tests, KDD 2017',
    ],
    why: 'Whether somebody knows what a p value promises, and can show it to others without a lecture.',
  },
  {
    id: 'data-science/technical/users-of-the-planner-stay',
    revision: 1,
    status: 'active',
    areas: ['Data Science'],
    type: 'technical',
    level: 'senior',
    skills: ['Statistics', 'Experimentation', 'SQL'],
    topics: ['regression', 'tests'],
    stem: 'Customers who use the planner of an app cancel half as often. The product lead wants to push everybody into it and expects cancellations to halve. What do you answer, and how do you find out what it would really do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'selection',
        text: 'Those who use it differ anyway: the keen ones choose it and stay for other reasons.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'selection bias | self-selection | already engaged | engaged customers | keen customers | motivated customers | confounder | confounding | chose themselves | correlation not causation | not cause',
        ),
        hint: 'Who picks it up by themselves?',
      },
      {
        id: 'time',
        text: 'Whoever stays longer has more time to begin using it, so the comparison is made easy by time itself.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'immortal | survivorship | survivor | time discover | time to begin | reverse causality | reverse causation | fixed window',
        ),
        hint: 'Could the order of the two be the other way round?',
      },
      {
        id: 'encourage',
        text: 'Chance decides who is invited; all invited are compared with all others.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'randomise invitation | randomise who | randomize who | random half | intention to treat | intention-to-treat | encouragement | random invitation | invite random',
        ),
        hint: 'How could chance take the decision out of their hands?',
      },
      {
        id: 'complier',
        text: 'The effect on those who follow is the difference divided by the added share of users.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'instrument | instrumental variable | compliers | complier effect | divide difference | divided share | divided uptake | local average treatment | late estimate',
        ),
        hint: 'Only some of the invited go along: what does the plain difference mean then?',
      },
      {
        id: 'observed',
        text: 'Without a test: adjust for what was known before the first use, and say what stays unknown.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'try matching | matching customers | matching usage | propensity score | adjust before | covariates before | difference-in-differences | difference in differences | unobserved | unmeasured | sensitivity analysis | regression discontinuity',
        ),
        hint: 'What if you are not allowed to run anything?',
      },
    ],
    followUps: {
      checking: ['Which result would convince you that it does nothing?'],
      reasoning: ['What is wrong with simply adding activity as a control?'],
      example: ['Which numbers would you expect from the two groups, and what do they say?'],
    },
    samples: [
      'The data clearly show that the planner is a success, and data should drive our decisions. I would support the product lead and suggest a campaign for it. We should also look into the details and create a nice dashboard, so that all stakeholders can follow how the numbers improve over the next months.',
      'That is correlation and not causation. Engaged customers use the planner and would stay anyway. I would run a test in which we randomise who is pushed to it, and compare the cancellations of both groups. If the difference is small, then the planner is not the reason. Without a test I would try matching.',
      'I answer that the number is true and does not say what a push would do. Engaged customers choose the planner by themselves, so they would have stayed without it. Time plays a part too: whoever cancels in week one had no chance to meet it, which is immortal time. A first check costs an hour. I take all customers of one month who were still there on day 30, split them by use until day 30, and count cancellations in days 31 to 120. If the halving drops to ten percent, most of it was time. Then I would randomise an invitation: half of the new customers see the planner on their second visit. Suppose 40 % of the invited use it, 15 % of the others, and cancellations are 19.0 and 19.5 %. The plain difference of half a point is what the push brings. Divided by the added share of 25 points it is two points for those who follow, since the invitation is an instrument that acts through the planner only. The alternative without a test is matching on usage before the first contact. It is cheaper and answers next week, but what is unobserved, such as a coming holiday, stays in it. For example, at my last company, which sold recipes, matching promised four points and the test found 0.6. I would agree on the smallest useful effect beforehand; below 0.3 points the team builds something else.',
    ],
    sources: [
      'Hernán and Robins, Causal Inference: What If, 2020',
      'Angrist, Imbens, Rubin, Identification of Causal Effects Using Instrumental Variables, 1996',
    ],
    why: 'Whether somebody separates who chooses from what it does, and finds the cheapest honest test.',
  },
]
