import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL_2: readonly Question[] = [
  {
    id: 'machine-learning/technical/two-curves-part',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['Machine Learning', 'PyTorch'],
    topics: ['networks', 'evaluation'],
    stem: 'You train a network on 8,000 pictures. The training loss keeps falling, and the loss on validation data has been rising since epoch 6. What does that tell you, and what do you try, in which order?',
    seconds: 240,
    keyPoints: [
      {
        id: 'overfit',
        text: 'It learns the training pictures by heart: overfitting.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('overfit | overfitting | memorise | memorises | learn by heart | learns noise'),
        hint: 'What is it learning from the seventh epoch on?',
      },
      {
        id: 'stop',
        text: 'The weights of the best epoch are kept: early stopping.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'early stopping | stop early | best checkpoint | weights epoch | checkpoint epoch | keep best weights',
        ),
        hint: 'Which state of the network would you use if you had to ship today?',
      },
      {
        id: 'data',
        text: 'More or varied pictures: augmentation that keeps the label true, or a network trained before on others.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'augmentation | augment | flip crop | rotate pictures | more pictures | more images | pretrained | pre-trained | transfer learning',
        ),
        hint: 'What could make the 8,000 count for more?',
      },
      {
        id: 'regular',
        text: 'Less freedom: weight decay, dropout, a smaller network.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dropout | weight decay | regularisation | regularise | smaller network | smaller model | fewer layers',
        ),
        hint: 'How could the network itself be held back?',
      },
      {
        id: 'split',
        text: 'The split itself may be at fault: other light, other source, too few, or the same object on both sides.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'validation camera | validation source | split right | split fault | validation other camera | different distribution | validation too small | look at split | check split | same object both | differently distributed | validation different source',
        ),
        hint: 'Are the two sets of the same kind?',
      },
      {
        id: 'test',
        text: 'Choices are made on validation, so a third set is looked at once.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'third set | untouched test | test set once | final test | separate test set | test set untouched',
        ),
        hint: 'Which figure would you report in the end?',
      },
    ],
    followUps: {
      checking: ['What do you expect the two curves to do after your first change?'],
      reasoning: ['What does a smaller network cost you?'],
      example: ['Which change to a picture would make its label wrong?'],
    },
    samples: [
      'Training of neural networks is always a process of trying things out. The training works well, and I would let it go on for longer and use a bigger and more modern network, as that often brings better results. I would also try other parameters and choose the best combination at the end.',
      'This is overfitting, because the network memorises the training pictures. I would use early stopping and take the weights of epoch 6. Then I would add dropout and data augmentation, and compare the validation loss after each change. More pictures would also help, but they are expensive to label.',
      'From epoch 6 on the network learns the training pictures by heart, so it is overfitting. First I look at the split, because that costs ten minutes: if validation pictures come from another camera, no dropout helps. I check fifty of each side by eye and count duplicates between them. Then I keep the best checkpoint, so early stopping gives me something to ship today. Next come the pictures. Augmentation is cheap, but it must keep the label true; a mirrored 6 is no digit. If that is not enough, I start from a pretrained network and train the last layers only, since 8,000 pictures are few for millions of weights. Only then weight decay or dropout, one at a time. A smaller network is the alternative: it trains faster and runs on a phone, but it may be too weak for rare classes. For example, at my last company we sorted screws; the lamp was changed in May. Suppose all validation pictures are from June, which the file names showed: then its loss rises whatever one tries. A new split by day repaired it. To verify each change I run three seeds and compare the lowest validation loss; a gain smaller than the spread of the seeds is none. I expect the two curves to stay close for longer. The figure that I report comes from an untouched test set, which is used once.',
    ],
    sources: [
      'Goodfellow, Bengio, Courville, Deep Learning, 2016, chapter 7',
      'PyTorch documentation, Transfer Learning for Computer Vision Tutorial',
    ],
    why: 'Whether somebody reads two curves, looks at the data first, and changes one thing at a time.',
  },
  {
    id: 'machine-learning/technical/trained-on-its-own-clicks',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'expert',
    skills: ['Machine Learning', 'Experimentation', 'MLOps'],
    topics: ['operations', 'framing', 'evaluation'],
    stem: 'A shop orders its products by a model that is trained each week on the clicks it received. After a year clicks are up a little, and new products hardly sell. What is going on, and how would you train and test it instead?',
    seconds: 420,
    keyPoints: [
      {
        id: 'position',
        text: 'What stands on top is clicked because it stands there.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'position bias | top clicked | clicked because top | rank clicked | higher position clicked | first place clicked | examined first',
        ),
        hint: 'Why else might somebody click on the first one?',
      },
      {
        id: 'loop',
        text: 'The model makes its own data: what is not shown cannot be clicked and is shown even less.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'feedback loop | never shown | rich get richer | self-fulfilling | own training data | not shown not clicked | learns own choices',
        ),
        hint: 'Where do next week’s training rows come from?',
      },
      {
        id: 'explore',
        text: 'Some chance in what is shown, with a budget, gives new products rows of their own.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'exploration | explore | bandit | thompson | epsilon-greedy | random slot | random positions | reserved slots | randomised positions | shuffle positions',
        ),
        hint: 'How would you learn about something that nobody has seen?',
      },
      {
        id: 'weights',
        text: 'Clicks are weighted by the chance of having been seen, or the position is modelled and set to one value when scoring.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'inverse propensity | propensity | weighted chance seen | position as feature | position feature | counterfactual | off-policy | unbiased learning',
        ),
        hint: 'How would a click on place nine count, compared with one on place one?',
      },
      {
        id: 'online',
        text: 'Old logs flatter the old order, so versions are compared by chance on live people, over weeks, with a group that is left alone.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'interleaving | online experiment | live experiment | a/b test | holdback | long-term holdout | holdout group | logs favour',
        ),
        hint: 'Can you trust last month’s logs to compare two versions?',
      },
      {
        id: 'goal',
        text: 'A click is not the goal: purchases that are kept, and a varied range, are.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'purchases target | purchases returns | purchases rather | kept purchases | returns margin | purchases not returned | clicks not goal | wrong objective | proxy for revenue | proxy metric | sales of new',
        ),
        hint: 'What does the shop live on?',
      },
    ],
    followUps: {
      checking: ['What would show you that it is the place and not the product?'],
      reasoning: ['What does a day of chance cost, and who has to agree to it?'],
      example: ['A product arrives on Monday. What happens to it until Sunday, today and in your version?'],
    },
    samples: [
      'Recommendation models must be improved all the time to stay competitive. I would use a more powerful model with deep learning and add more features about the customers, so that it becomes more personal. It is also important to have high data quality. The marketing team should promote the new products in a better way.',
      'There is position bias, since what stands on top gets more clicks, and this becomes a feedback loop. New products are never shown, so the model learns nothing about them. I would add some exploration, for example a random slot per page. I would compare the versions with an A/B test and look at sales.',
      'The model is taught by its own choices. People click what stands on top because it stands there, so position bias looks like quality, and a product that was never shown has no rows at all. That is a feedback loop, and the small rise in clicks may be nothing else. For one percent of visits I shuffle the first ten places for two weeks and measure clicks per place. Suppose place one gets 9 % and place nine 1.5 % although products are equal on average: then a factor of six is the place. With those figures each click is weighted by inverse propensity, clipped at ten, since rare places would otherwise make the weights explode. The alternative is the position as a feature that is fixed when scoring. It is easier to run, but it mixes product and place. New products get a reserved slot with Thompson sampling until they have 500 views; that costs some 0.5 % of clicks, and I would tell the shop so beforehand. As target I take purchases that are not returned, rather than clicks. For example, at my last shop a bright lamp was clicked most and returned by a third. Old logs favour the old order, therefore versions are compared by interleaving and then in an A/B test of six weeks. To check the loop is broken, I watch the share of products under 30 days among sales: it must rise from 2 to about 6 percent.',
    ],
    sources: [
      'Joachims, Swaminathan, Schnabel, Unbiased Learning-to-Rank with Biased Feedback, WSDM 2017',
      'Chapelle, Joachims, Radlinski, Yue, Large-Scale Validation and Analysis of Interleaved Search Evaluation, 2012',
    ],
    why: 'Whether somebody sees where training data come from, and pays for better ones knowingly.',
  },
  {
    id: 'machine-learning/technical/fifty-best-of-four-thousand',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Machine Learning', 'Statistics', 'Pandas'],
    topics: ['evaluation', 'framing'],
    stem: 'In a notebook somebody fills gaps, scales, and picks the 50 best of 4,000 columns on the whole table of 300 machines. Cross-validation then says AUC 0.91 for failures. Do you believe it, and what do you do?',
    seconds: 300,
    keyPoints: [
      {
        id: 'peeked',
        text: 'The choice of columns has seen the rows that are tested on, so the figure is too good.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'fold helped | helped choose | chosen labels | selection labels | selected labels | selection leakage | selection leaked | chosen leakage | seen test rows | test fold seen | test fold helped | selection saw | before splitting | before the split | used test labels | selection on all rows',
        ),
        hint: 'What did the choice know that it should not have known?',
      },
      {
        id: 'chance',
        text: 'Of 4,000 columns some fit 300 labels by chance; with shuffled labels the same notebook would shine too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shuffle labels | shuffled labels | random labels | permuted labels | permute labels | columns by chance | correlate by chance | noise columns',
        ),
        hint: 'What would this notebook say if there were nothing to find?',
      },
      {
        id: 'inside',
        text: 'Every step that learns from data runs inside of each fold, as one pipeline.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'inside fold | within fold | selection pipeline | scikit-learn pipeline | one pipeline | nested cross-validation | refit per fold | fit training part only',
        ),
        hint: 'Where do those three steps belong?',
      },
      {
        id: 'groups',
        text: 'Rows that belong together stay together: one machine, one site, one batch.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'group fold | groupkfold | group k-fold | grouped by site | grouped by plant | same site both | same plant both | keep plant together | groups together | leave one plant | by factory',
        ),
        hint: 'Are the 300 independent of each other?',
      },
      {
        id: 'interval',
        text: 'With few failures the figure has a wide interval, and machines from later or elsewhere have the last word.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'interval wide | interval auc | wide interval | repeated cross-validation | external validation | later machines | new machines | another plant | spread over folds',
        ),
        hint: 'How sure is the second digit, and what would settle it?',
      },
    ],
    followUps: {
      checking: ['Which run of half an hour would settle your doubt?'],
      reasoning: ['Is scaling on the whole table as bad as the choice of columns?'],
      example: ['What would you write to the person who made the notebook?'],
    },
    samples: [
      'An AUC of 0.91 is a very good result, and cross-validation is a well known and reliable method. The steps look like a normal machine learning process. I would maybe try some other models to get even better results, and then present it to the management and deploy it, as the business case is clear.',
      'I do not believe it, because the columns were selected before splitting, and the test fold was seen. The selection must be inside each fold, which a scikit-learn pipeline does. I would run it again like that and compare. I think the AUC will fall, although nobody can say how far. With 300 rows it is uncertain anyway.',
      'I do not believe it yet. The 50 columns were chosen with the labels of all 300 machines, so each test fold has already helped to choose them: that is leakage. With 4,000 columns and 300 rows dozens correlate by chance. The quickest check takes half an hour: I shuffle the labels and run the same notebook. An honest one must show 0.5; I expect 0.9 and more here. Then I put imputer, scaler, selection and model into one pipeline, so that all of them are refit inside each fold. Scaling on the whole table does little harm, since it never sees labels; the selection is what hurts. The alternative is to give up selection and use a ridge penalty on all 4,000. That has one knob less, but the plant then keeps 4,000 sensors alive, which costs more than the model. Second, are rows independent? Suppose the 300 stand in six plants, and two of them have most failures: a model may then know the plant by its voltage. I would use group folds and leave one plant out at a time. For example, at my last job with pumps a grouped test went from 0.88 to 0.61, and the log of columns showed a mains frequency. Third, with 24 failures the confidence interval of an AUC is some 0.1 wide on each side, so 0.91 and 0.82 may be the same. I report the interval, and ask for machines of the next quarter as the last test.',
    ],
    sources: [
      'Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, 2nd edition, 7.10.2',
      'Ambroise and McLachlan, Selection bias in gene extraction, PNAS 2002',
      'scikit-learn documentation, Common pitfalls and recommended practices',
    ],
    why: 'Whether somebody knows which steps learn from labels, and how to show it in half an hour.',
  },
]
