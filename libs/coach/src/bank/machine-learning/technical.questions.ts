import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL: readonly Question[] = [
  {
    id: 'machine-learning/technical/right-in-996',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Machine Learning', 'Model Evaluation', 'Statistics'],
    topics: ['evaluation'],
    stem: 'A model that looks for fraud is right in 99.6 % of payments. 0.4 % of payments are fraud. What do you make of that number, and how do you decide whether the model is any good?',
    seconds: 300,
    keyPoints: [
      {
        id: 'trivial',
        text: 'A model that never says fraud reaches the same number.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'says no fraud | flags nothing | never flags | never says fraud | always says no | always negative | predicts no fraud | majority class | same accuracy | does nothing same | baseline accuracy | call everything honest',
        ),
        hint: 'What would a model reach that does nothing at all?',
      },
      {
        id: 'precision-recall',
        text: 'What counts is how much of the fraud is caught, and how many alarms are true.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'precision recall | recall precision | fraction caught | share of fraud caught | alarms true | false alarms caught | catches fraud alarms | confusion matrix',
        ),
        hint: 'Which two shares would you ask for instead?',
      },
      {
        id: 'threshold',
        text: 'The threshold is chosen by what a missed case and a false alarm cost.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'threshold cost | threshold chosen | cost false | cost missed | cost of each | choose threshold | move threshold | set threshold | expected cost',
        ),
        hint: 'Where does the score turn into a yes, and who says so?',
      },
      {
        id: 'curve',
        text: 'The curve of precision over recall is looked at; the ROC curve looks good when negatives are so many.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'precision-recall curve | pr curve | average precision | roc misleading | auc optimistic | roc flatter | area precision | roc hides',
        ),
        hint: 'Which picture over all cut-offs would mislead you here?',
      },
      {
        id: 'time',
        text: 'It is tested on later payments, with the labels that arrive weeks after.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'later time | later training | chargebacks days | chargebacks after | later weeks | later month | split by time | time split | future data | chargebacks late | labels delay | labels arrive',
        ),
        hint: 'Which payments would you test it on?',
      },
    ],
    followUps: {
      checking: ['What would you look at in the first month after it goes live?'],
      reasoning: ['Who pays for a false alarm, and how would you put a number to it?'],
      example: ['In a million payments, what stands in the four boxes?'],
    },
    samples: [
      'An accuracy of 99.6 percent is a very good result, and it shows that the model works well. Of course one should always try to improve it further. I would try different algorithms and tune the parameters, and use more data, because more data usually leads to better results in machine learning.',
      'The number says little, because a model that never says fraud is right as often. I would look at precision and recall instead. If recall is low, most fraud gets through. I would also try class weights or sampling so that the model sees more cases of fraud, and compare the results.',
      'The number says nothing, because a model that never says fraud has the same accuracy. I would ask for the confusion matrix. Suppose a million payments with 4,000 frauds: if the model raises 5,000 alarms and 2,500 are true, precision is 50 % and recall is 62.5 %. Its errors are then 1,500 missed and 2,500 false, which is 99.6 % again. So the same figure hides a useful model and a useless one. Over all thresholds I would read the precision-recall curve rather than ROC. With 996,000 negatives a false positive rate of 1 % looks tiny, but it means about 10,000 alarms. The threshold is set by cost: a missed fraud costs 180 euros on average, a false alarm six minutes of review and now and then a customer. The alternative is to resample until both classes are equal; it trains faster, but the scores are then no probabilities and have to be calibrated again. I would test on later months than those of training, since chargebacks arrive up to 90 days late and patterns change. At my last bank, for example, a random split gave 0.81 average precision and a split by time 0.58; the same cards stood on both sides. To verify it I would run it in shadow for a month, compare alarms with what reviewers found, and expect precision within five points; if it drops below 40 %, the reviewers cannot keep up and it stays off.',
    ],
    sources: [
      'Saito and Rehmsmeier, The Precision-Recall Plot Is More Informative than the ROC Plot, PLOS ONE, 2015',
      'scikit-learn User Guide, Metrics and scoring',
    ],
    why: 'Whether somebody asks what a number would be without any model, and ties the choice to cost.',
  },
  {
    id: 'machine-learning/technical/good-offline-poor-live',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning'],
    type: 'technical',
    level: 'senior',
    skills: ['MLOps', 'Machine Learning', 'Model Evaluation'],
    topics: ['operations', 'framing'],
    stem: 'A model was excellent on held-out data and has been poor from its first day in production. Nothing crashed. Where do you look, in which order, and why?',
    seconds: 360,
    keyPoints: [
      {
        id: 'skew',
        text: 'Features are computed differently in training and in serving: other code, units, defaults, time zones.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'training-serving skew | serving skew | features computed differently | feature differs | two implementations | different code features | feature mismatch | same code features',
        ),
        hint: 'Is what the model sees now what it saw then?',
      },
      {
        id: 'leak',
        text: 'A feature held something that is known only afterwards, so the test was too easy.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'leakage | leak | known afterwards | not known yet | future information | known later | filled later | outcome feature',
        ),
        hint: 'Was everything in the table known at the moment of the prediction?',
      },
      {
        id: 'population',
        text: 'The live cases are others than the sample: selection, season, a segment that was left out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'training approved | only approved | compare distributions | compares distributions | distributions live | different population | distribution shift | covariate shift | sample not representative | other customers | selection bias | live cases differ | distribution differs | not represent',
        ),
        hint: 'Who is asked now who was not in the table?',
      },
      {
        id: 'replay',
        text: 'Logged live inputs are run through the training pipeline and compared value by value.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'log features | logged inputs | logged requests | replay requests | replay nightly | recompute | compare rows',
        ),
        hint: 'How do you compare the two sides for one single case?',
      },
      {
        id: 'measure',
        text: 'The live figure itself may be wrong: other labels, labels that are late, only acted-on cases.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'labels late | labels defined | labels delayed | label definition | metric differently | measured differently | metric wrong | labels missing | different metric',
        ),
        hint: 'Can you trust the figure that says it is poor?',
      },
    ],
    followUps: {
      checking: ['What would you see if your first suspicion is false?'],
      reasoning: ['Why do you look there first and not at the model itself?'],
      example: ['Which feature could go wrong like this, and with which two values?'],
    },
    samples: [
      'This is a typical situation in machine learning projects. Models get worse in production over time. I would retrain the model with fresh data on a regular basis, and I would use a modern platform for deployment. I would also talk with all stakeholders to understand their expectations and improve the results together.',
      'First I would look for training-serving skew, because features are often written twice, in Python and in the service. I would log the live values and compare them with the table. Then I would ask whether the test data were too easy, for example with a random split. Retraining is the last thing that I would try.',
      'From the first day means that it is no slow drift, so retraining would only hide it. I go from cheap to expensive. First the figure: are live labels defined as in the table, or are they late, so that silence counts as good? Then training-serving skew. I log features of 500 live requests and recompute them with the training pipeline for the same moment. If all values match, the code is fine; if one column differs, I have found it. For example, at my last insurer the service sent kilometres and the table held miles, and a missing value was 0 in one and the median in the other. Third is leakage: a column that is filled in later, such as the number of calls in a claim, is known in the table and empty at the moment of scoring. I test that by dropping the best feature, and expect the offline score to fall to what we see live. Last the population. Suppose we trained on accepted customers only; then live cases differ, because those who were refused before now arrive too. I compare histograms per feature for one week and check the segments apart. The remedy I prefer is one definition of a feature that both sides call. A feature store does this; its price is one more system to run, so with ten features I would rather keep a shared library. Afterwards a nightly replay must show zero mismatches.',
    ],
    sources: [
      'Zinkevich, Rules of Machine Learning: Best Practices for ML Engineering, Google for Developers',
      'Sculley and others, Hidden Technical Debt in Machine Learning Systems, NeurIPS 2015',
    ],
    why: 'Whether somebody looks for the difference between two sides before touching the model.',
  },
]
