import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL_4: readonly Question[] = [
  {
    id: 'machine-learning/technical/shoe-called-a-mushroom',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['TensorFlow', 'Computer Vision', 'Model Evaluation'],
    topics: ['networks', 'evaluation'],
    stem: 'An app names 40 kinds of mushroom from a photo, and is right in 93 of 100 photos of its test. A tester photographs a shoe, and the app says: parasol, 98 percent. The team wants to train for longer. What is going on, and what do you do?',
    seconds: 240,
    keyPoints: [
      {
        id: 'closed',
        text: 'The network can only choose among its classes; it has no way to say that it is none of them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'choose among | must choose | forced choice | forced choose | closed set | pick one 40 | choose one 40 | knows 40 kinds | knows 40 classes | only knows mushrooms | always names mushroom | always picks | cannot say none | forced pick | forced 40 | every image mushroom | any photo mushroom | only 40 classes | assigns one class | forty answers choose | no output says | spreads over forty | forty species only',
        ),
        hint: 'Which answers can it give at all?',
      },
      {
        id: 'shares',
        text: 'Softmax makes shares that add up to one: 98 percent compares the classes with each other and is no chance of being right.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'softmax | shares add up | percentages add up | sum 100 percent | real probability | true probability | relative classes | compares classes | uncalibrated | overconfident | percent confidence right | confidence not correctness | high confidence wrong | normalised scores | normalized scores | softmax normalises | sums to 1 classes',
        ),
        hint: 'Where do the 98 come from?',
      },
      {
        id: 'unlike',
        text: 'It never saw anything like it, in training or in the test: what it says there is left to chance.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'distribution out | out-of-distribution | ood | never saw shoe | never seen shoe | shoes training | mushrooms training | photos trained mushrooms | unlike training | training different pictures | never trained shoes | unseen kind | not trained objects | trained only mushrooms | outside training distribution | data never seen | far training',
        ),
        hint: 'What did all the pictures have in common that it was trained and tested with?',
      },
      {
        id: 'refuse',
        text: 'It needs a way to refuse: a threshold, or a class of other things, and then it asks for another photo.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'threshold highest | refuse answer | say nothing | class none | threshold confidence | threshold below | threshold share | reject option | reject class | background class | class other | class nothing | class not mushroom | abstain | another photo | confidence threshold | unknown class | not recognised | cannot recognise | ask another photo | new photo | detector mushroom first | binary classifier mushroom | say unknown',
        ),
        hint: 'What should the screen show in such a case?',
      },
      {
        id: 'foreign',
        text: 'A test set of foreign pictures, and kinds left out of training, shows how many get through.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'test set shoes | test other things | photos other things | foreign photos | foreign pictures | pictures without mushroom | photos without mushrooms | kinds left out | unknown kinds | unknown species | held-out species | unrelated photos | unrelated images | negative images | negative examples | images without mushrooms | random objects test | test shoes | pictures of shoes | test non-mushroom | non-mushrooms',
        ),
        hint: 'Which photos are missing from the test?',
      },
      {
        id: 'both',
        text: 'Whoever refuses more also refuses more right answers; the two shares are weighed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'refuses good | refuses right | refuse good | rejects good | rejects real | rejects right | real mushrooms refused | real mushrooms rejected | good photos refused | good photos lost | right answers lost | false rejections | false rejection | false reject | reject correct | refuse correct | real mushrooms lost | threshold too high',
        ),
        hint: 'What do you pay for being careful?',
      },
      {
        id: 'eaten',
        text: 'A mistake can be eaten: the app names look-alikes and never says that something is safe.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'poisonous | death cap | look-alike | look-alikes | lookalikes | eats mushroom | edible | toxic | dangerous eat | safe eat',
        ),
        hint: 'What may a user do with the answer?',
      },
    ],
    followUps: {
      checking: ['How do you find out whether it has become better at this, and no worse elsewhere?'],
      reasoning: ['A threshold, or a class for everything else: what speaks for which?'],
      example: ['Which photos would real users send that nobody thought of?'],
    },
    samples: [
      'Computer vision has made great progress, but no model is perfect. I agree with the team that more training would improve the quality, and a larger network could be used too. More data is always good. The interface of the app should also be pleasant, so that users have a good experience and give positive reviews.',
      'The model has to choose one of the 40 classes, so it gives a wrong answer for a shoe. The 98 percent come from the softmax and are not a real probability. I would set a threshold below which it says nothing. I would test it with photos of other things. More training would not help, because it still sees no shoes.',
      'Longer training would make it surer of the same answers. The network must choose among 40 kinds, since nothing else stands at its end, and softmax divides one whole among them. So 98 percent only says that a parasol is far ahead of the other 39; the shoe had some brown scales. All photos that it was trained and tested with show mushrooms, therefore a shoe is out of distribution and the 93 of 100 say nothing about it. First I would measure how bad it is. I collect 2,000 photos without a mushroom from testers, such as shoes, leaves, dogs and thumbs, and also leave five kinds of mushroom out of training, because the unknown species is the likelier and more dangerous case. Then I try the cheap cure: a threshold on the highest share. Suppose 0.9 keeps out 60 percent of the foreign photos and also refuses 11 percent of the good ones; that is the price, and the product owner should see both numbers. The alternative is a class "not a mushroom". It catches shoes well, but an unknown species still looks like a mushroom, so I would use both and show: please take another photo. At the end somebody may eat it. A death cap that is called a champignon is worse than a hundred refusals, therefore the app names the look-alikes and never says edible. For example, at my last plant nursery a leaf classifier named every empty pot a fern; a class for pots repaired it in one day. To check, I compare before and after on three sets: known kinds, left-out kinds, other things. I expect to see the accepted shoes drop from 90 to under 5 percent and the 93 stay above 90; if the left-out kinds still pass at 70 percent, the threshold is not enough and we do not ship.',
    ],
    sources: [
      'Hendrycks and Gimpel, A Baseline for Detecting Misclassified and Out-of-Distribution Examples in Neural Networks, ICLR 2017',
      'Guo, Pleiss, Sun, Weinberger, On Calibration of Modern Neural Networks, ICML 2017',
      'Nguyen, Yosinski, Clune, Deep Neural Networks are Easily Fooled, CVPR 2015',
    ],
    why: 'Whether somebody knows what the percentage of a classifier says, and tests with what was never meant to come.',
  },
  {
    id: 'machine-learning/technical/cups-out-and-in-again',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['Reinforcement Learning', 'Python'],
    topics: ['framing'],
    stem: 'An arm learns by trial and error to clear a table: it gets a point for each cup that it lays into a box. After a week it scores more than ever, and the table is never empty: it takes cups out of the box and lays them in again. What happened, and how do you set it right?',
    seconds: 240,
    keyPoints: [
      {
        id: 'literal',
        text: 'It does exactly what it is paid for: the points stand for the goal and are not the goal.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reward hacking | hacks reward | gaming | loophole | exactly rewarded | reward not goal | optimises reward | optimizes reward | maximises reward | maximizes reward | wrong reward | reward function wrong | goodhart | specification gaming | game reward | games reward | exploits reward | exploit reward | reward misspecified | reward badly designed | maximise points | maximize points | points not goal | infinite points | farming points | wrong objective | incentive wrong | proxy goal | proxy reward',
        ),
        hint: 'What did we ask for, word by word?',
      },
      {
        id: 'works',
        text: 'The learning works, so more of it, or another method, makes it only better at the wrong thing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'more training worse | more training would | longer training | training longer | better wrong thing | learning works | algorithm works | not bug algorithm | learner works | more training not help | training more not | algorithm fine | agent works correctly | not algorithm problem | agent did told | only exploit better',
        ),
        hint: 'Would another week or another method help?',
      },
      {
        id: 'state',
        text: 'Paid is the state of the table, or what changed: a cup out costs what a cup in brings, so that a circle brings nothing.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'state table | reward empty | empty table reward | minus point | negative reward taking | lose point | loses point | costs point | difference potential | potential-based | circle brings | cycle zero | loop zero | cups left | cups remaining | once per cup | count once | penalty taking cup | penalise taking | penalize removing | penalty removing | subtract point | minus one out | negative points out | reward final state | reward empty table | net zero | each cup once | reward cup once | only count first',
        ),
        hint: 'How must the points be, so that going round in a circle is worth nothing?',
      },
      {
        id: 'rare',
        text: 'A point only at the very end is honest and comes so rarely that it hardly learns; hints on the way must not change what is best.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sparse | shaping | shaped | rarely reward | rare reward | reward only end | hardly learn | learns slowly end | dense reward | sparse reward | reward sparse | only final reward | final reward rare | learning slower | hard to learn end | delayed reward | intermediate rewards | intermediate reward',
        ),
        hint: 'Why not pay at the end only?',
      },
      {
        id: 'apart',
        text: 'Success is measured apart from the points: share of runs with an empty table, and somebody watches runs.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'separate metric | success rate | measure separately | independent measure | watch runs | watch videos | watch video | watch episodes | look at runs | share runs empty | second measure | true metric | real metric | separate evaluation | evaluate success | success metric | how many cups table | percentage episodes empty | videos of episodes | observe episodes | record videos',
        ),
        hint: 'How would you have noticed on day two?',
      },
      {
        id: 'next',
        text: 'The next way round is looked for: cups pushed to the floor, the camera covered, a cup held above the box.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'floor | push off | pushes off | covers camera | cover camera | block camera | break cups | breaks cups | breaking cups | drop cups | smash | smashes | other loopholes | other exploits | new loopholes | further loopholes | knock cups | hide cups | hides cups | dropping cups | throws cups',
        ),
        hint: 'What would you do yourself, if you wanted the points and not the work?',
      },
    ],
    followUps: {
      checking: ['How would you try out the new points before the arm moves?'],
      reasoning: ['What do you lose when points come only at the end?'],
      example: ['How many points does one round bring by the old rule, and by yours?'],
    },
    samples: [
      'Artificial intelligence can show unexpected behaviour, and robots are complex systems. I would let it learn for longer, because a week is not much, and use a newer algorithm. It may also be a problem of the hardware or of the camera. The team should meet and find a creative solution, and document everything well.',
      'The reward function is wrong, because it pays for each cup and not for an empty table. This is called reward hacking. I would give a minus point when it takes a cup out, so the loop brings zero. I would also measure the success rate separately. Then I would train it again and look at some videos.',
      'Nothing is broken: the learning works, and it found a loophole. It optimises reward, and we pay for laying in. A circle of out and in brings one point each time, while an empty table ends the income. So longer training would make it only quicker at that. I would pay for the state of the table. The simplest form is the difference: plus one when a cup goes in, minus one when it comes out, so each cycle adds up to zero. That is the idea of potential-based shaping, and it leaves the best behaviour as it was. The alternative is a single point for an empty table. It cannot be cheated by circles, but it is sparse: an arm that moves at random clears six cups perhaps once in ten thousand tries, and hardly learns. The price of the difference is that we must know at each moment where all cups are. A small penalty for each step, and an episode that ends with the empty table, make it finish. Then I ask what I would do if I only wanted the points. Cups can be pushed to the floor if "not on the table" counts, or the camera can be covered; so a cup counts only when it is seen in the box, and a broken one costs five. For example, at my last toy factory a gripper was paid for height of the block, and turned it upside down. To check, I first compute by hand what three scripted arms get: a good one 6, an idle one 0, the one that circles 0; if the circling one still leads, the rule is wrong before anything was trained. During training I measure a success rate apart from the points, the share of 50 runs that end with an empty table, and watch ten videos a day. If points rise and that share does not, an alarm stops it; on the old rule I expect to see this on day two.',
    ],
    sources: [
      'Amodei and others, Concrete Problems in AI Safety, 2016, section 4',
      'Ng, Harada, Russell, Policy Invariance Under Reward Transformations, ICML 1999',
      'Sutton and Barto, Reinforcement Learning: An Introduction, second edition, 2018, sections 3.2 and 17.4',
    ],
    why: 'Whether somebody sees that a learner does what is counted, and counts what is meant.',
  },
  {
    id: 'machine-learning/technical/groups-that-changed-over-the-weekend',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'entry',
    skills: ['Machine Learning', 'Python', 'Pandas'],
    topics: ['linear-and-trees'],
    stem: 'You sort 20,000 customers of a garden shop into five groups by k-means, from yearly turnover in euros, number of visits and share of goods sent back. On Monday, with the same data, the groups are other ones than on Friday, and they differ in turnover only. What is going on, and what do you do?',
    seconds: 240,
    keyPoints: [
      {
        id: 'units',
        text: 'Distances are counted in the units of the columns: thousands of euros drown a share between 0 and 1.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'standardise columns | standardise all | standardize columns | standardize features | standardise features | scale columns | scale features | unscaled | normalise columns | normalize columns | z-score | z-scores | dominates distance | turnover dominates | turnover decides | large range dominates | larger scale | different scales | different units | scaling features | standardscaler | feature scaling | minmaxscaler | min-max scaling',
        ),
        hint: 'What does a difference of one mean in each of the three columns?',
      },
      {
        id: 'start',
        text: 'It starts at random places and ends in the nearest good one, not in the best.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'random start | random starts | random initial | random initialisation | random initialization | initialisation | initialization | random centres | random centers | local minimum | local optimum | random seed | k-means++ | n_init | several starts | random centroids | starting points random | initial centroids | centroids random | set random_state | random_state | nondeterministic | fixed seed | fix seed',
        ),
        hint: 'What is drawn by lot each time?',
      },
      {
        id: 'names',
        text: 'Numbers of groups mean nothing: group 2 may be group 4 of Friday with the same people.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'numbers arbitrary | labels arbitrary | names arbitrary | labels swapped | numbers swapped | group numbers arbitrary | cluster numbers | renumbered | labels permuted | group friday monday same | cluster labels arbitrary | label switching | cluster ids | ids of groups | labels meaningless | order of clusters',
        ),
        hint: 'Is a customer who was in group 2 and is in group 4 really elsewhere?',
      },
      {
        id: 'five',
        text: 'Five is an assumption: several are compared, by how tight they are and by what they are for.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'elbow | silhouette | choose k | other k | several k | three to eight | gap statistic | why five | five justified | number groups chosen | number clusters chosen | optimal k | why 5 | different k | best k',
        ),
        hint: 'Where does the number of groups come from?',
      },
      {
        id: 'again',
        text: 'Groups that are real come back on half of the data; agreement is measured.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'stability groups | stability clusters | stable clusters | rand index | adjusted rand | bootstrap clusters | subsamples | subsample | half customers | runs agree | repeat clustering | robust clusters | consistent clusters | cluster stability | same customers together',
        ),
        hint: 'How do you tell groups that are there from groups that were drawn?',
      },
      {
        id: 'always',
        text: 'It finds round groups whether there are any or not; a long tail of large buyers pulls a centre of its own.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'always finds | finds groups cloud | natural groups | one cloud | round groups | spherical | outliers group | outliers centre | outliers pull | logarithm turnover | log turnover | clusters even none | forces groups | forces clusters | assumes spherical | equal size clusters | sensitive outliers | large customers pull | log transform | always delivers many | always delivers groups | big customers cluster themselves | turnover heavily skewed | k-means always returns',
        ),
        hint: 'What would it answer for a cloud without any groups?',
      },
      {
        id: 'use',
        text: 'Groups are good if somebody acts on them otherwise, and the customers answer otherwise.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'shop does groups | shop use groups | shop act groups | marketing groups | group buys | different letter | different mail | groups respond | groups react | groups purpose | business use | campaign groups | interpretable groups | interpret groups | useful marketing | actionable',
        ),
        hint: 'What will the shop do with them?',
      },
    ],
    followUps: {
      checking: ['How would you show the shop that the groups are not drawn by lot?'],
      reasoning: ['Fixing the lot makes Monday equal to Friday. Is it then right?'],
      example: ['How far apart are two customers of your choice, before and after?'],
    },
    samples: [
      'Customer segmentation is a very useful method, and many companies use it with success. The customers change all the time, so it is normal that the result changes as well. I would choose a more modern algorithm and include more features. Then the marketing department can decide which result fits best to their strategy.',
      'K-means starts with random centres, so each run can end in another local optimum. I would fix the seed and use several starts. The turnover dominates the distance because it is in euros, so I would standardise the columns. To choose the number of groups I would use the elbow method. After that the groups should be better.',
      'Two things are mixed here. First the units. Two customers who differ by 800 euros are 800 apart, while one who sends back everything and one who sends back nothing are only 1 apart. So turnover decides alone, and I would standardise all three. Before that I take the logarithm of turnover, because a few landscape gardeners with 40,000 euros are outliers and would get a group for themselves. Second, k-means begins with random centres and stops in a local optimum; in scikit-learn I ask for n_init of 20 and keep the run with the smallest sum of squares. To fix the seed alone would make Monday equal to Friday, but it hides the fault rather than repairing it. Then I look whether anything changed at all: group numbers are arbitrary, and group 2 may be the group 4 of Friday. So I compare pairs of customers by the adjusted Rand index instead of counting equal numbers. The five must be justified too. I try three to eight and look at the silhouette, though it often says three where the shop can use four; the alternative is hierarchical clustering, which shows all levels, at the price of memory for 20,000 squared distances. It also always finds something, even in one cloud. For example, at my last bookshop five groups came out, and on shuffled columns the picture was as pretty; we kept two. To check, I draw 50 subsamples of half of the customers, cluster each and compare: I expect to see an index above 0.8. If it drops to 0.4, there are no such groups and I say so. At the end I ask what the shop does with them. Suppose one group gets a different letter; then a test with a random half must show that it buys more.',
    ],
    sources: [
      'scikit-learn user guide, Clustering: K-means; reference of sklearn.cluster.KMeans',
      'Arthur and Vassilvitskii, k-means++: The Advantages of Careful Seeding, SODA 2007',
      'Hennig, Cluster-wise assessment of cluster stability, Computational Statistics and Data Analysis, 2007',
    ],
    why: 'Whether somebody knows what a distance is made of, and asks whether groups are there at all.',
  },
]
