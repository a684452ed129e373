import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL_6: readonly Question[] = [
  {
    id: 'machine-learning/technical/ninety-in-a-hundred-elsewhere',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'expert',
    skills: ['Machine Learning', 'Statistics', 'R'],
    topics: ['evaluation'],
    stem: 'A model says when a parcel will come, as a span that shall hold for 90 of 100. Its width comes from the errors on 5,000 earlier parcels. Over the year 90 of 100 hold. In mountain villages it is 64, and since a strike in November 79. How can that be after such a promise, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'average',
        text: 'The promise holds on average over all parcels; groups may lie below as long as others lie above.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'marginal | marginal coverage | average over all | on average parcels | averaged over all | average coverage | cities above | city parcels above | towns above | others make up | average across parcels | overall average | only on average | coverage overall | average across groups | averages out | hides groups | overcover | over-covers | above 90 elsewhere',
        ),
        hint: 'Over whom is the 90 counted?',
      },
      {
        id: 'alike',
        text: 'It rests on new parcels being drawn like those it was set by; a strike ends that.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'parcels exchangeable | data exchangeable | errors exchangeable | not exchangeable | distribution shift | same distribution | calibrated before strike | calibration before strike | calibration data old | calibration drift | iid | i.i.d | non-stationary | nonstationary | exchangeability assumption | shift after strike | past errors no longer | old errors | calibration set outdated | drift',
        ),
        hint: 'What must be true of tomorrow for the 5,000 to speak for it?',
      },
      {
        id: 'groups',
        text: 'Calibrate by groups that matter, named beforehand, each with a few hundred parcels.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'mondrian | calibrate per group | calibrate each group | calibrated separately | calibration region | quantile per region | quantile each region | own quantile | group-conditional | calibrate mountains | separate calibration | calibrate by region | calibrate by group | group-wise | groupwise | calibrate for mountains | stratified calibration | per-group | conditional calibration',
        ),
        hint: 'How would the villages get their own width?',
      },
      {
        id: 'limit',
        text: 'For each single parcel nobody can promise it without assumptions, or the span becomes endless.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'conditional coverage impossible | impossible each parcel | impossible single | conditional coverage | each single parcel | every single parcel | every individual | infinitely wide | infinite width | cannot guarantee each | no guarantee individual | individual guarantee | guarantee each customer | pointwise | exact conditional',
        ),
        hint: 'Could it be promised to each customer on their own?',
      },
      {
        id: 'width',
        text: 'One width for all is the fault in the villages: let it grow with the difficulty, by quantiles or scaled errors.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'quantile regression | conformalised quantile | conformalized quantile | conformalised quantiles | scaled errors | scaled residuals | normalised residuals | normalized residuals | errors divided hard | same width everywhere | constant width | wider where harder | locally adaptive | adaptive intervals | wider intervals mountains | wider mountains | heteroscedastic | uncertainty varies | variable width | model error size | predict quantiles',
        ),
        hint: 'Should a village and a town get spans of equal size?',
      },
      {
        id: 'online',
        text: 'After a change the level follows the misses of the last days; parcels that are still out count, too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'adaptive conformal | online conformal | rolling calibration | rolling window | recent parcels calibration | recalibrate daily | recalibrate day | weight recent parcels | recent misses | not arrived yet | parcels censored | recent data calibration | sliding window | update calibration | recalibrate weekly | recalibrate recent | online update | weighted conformal | exponential weights | monitor coverage weekly',
        ),
        hint: 'How does it learn of a strike before the year is over?',
      },
      {
        id: 'sharp',
        text: 'Spans that are wide enough for anything hold as well, so width is told beside it.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'report width | mean width | average width | median width | width beside | sharpness | sharp | too wide useless | hours wide | interval width | interval length | width coverage tradeoff | narrow as possible',
        ),
        hint: 'How could one keep the promise and be of no use?',
      },
    ],
    followUps: {
      checking: ['Which picture would you look at each Monday?'],
      reasoning: ['Wider for all until the villages hold, or a width for each: what does either cost?'],
      example: ['Which shares of town and village make 90 out of 64?'],
    },
    samples: [
      'Predictions are always uncertain, and customers should understand this. The model is good on the whole, since 90 percent is a very good value. For the mountains I would collect more data and use a deep learning model. The strike is an exception that nobody could foresee. I would improve the communication with the customers in the app.',
      'The 90 percent are marginal, so it is an average over all parcels, and the mountains can be lower. After the strike the data are not exchangeable any more. I would calibrate per group, for example for the mountains. For the strike I would recalibrate each day with new parcels. Then I would check the coverage by region and month.',
      'Nothing is broken; the promise was a smaller one than it sounded. Split conformal prediction takes the 90 percent quantile of old errors, and its coverage is marginal: on average across all parcels. If 6 percent go to villages and hold at 64, the towns hold at 91.7, and the whole is 90. The first fault is that all get one width. I would scale it, so that errors are divided by how hard a parcel looks, or take conformalised quantiles. Then a village gets three days and a town a day and a half. That usually repairs most, yet promises nothing per group, so I also calibrate per group for regions that we name beforehand, each with at least 300 parcels, since with 50 the realised coverage itself wanders by four points. To go down to every single parcel is impossible: without assumptions on the distribution only an infinitely wide span would do. I would say that to the product owner rather than hide it. The strike is another fault. The quantile is right if new parcels are exchangeable with the 5,000, and from November on they are not. The alternative to calibrating anew on the last two weeks is adaptive conformal inference: each miss makes the next spans a little wider, each hit a little narrower. It needs no guess when the change began, but it wobbles, and it is right only in the long run. One trap I have met at my last grocer: the freshest data hold just the fast parcels. Those not arrived yet are censored, and whose span has ended already counts as a miss today. To check it I plot coverage by week, by place and by width, each with its interval, and the mean width beside it; a span of nine days always holds. I expect to see the villages rise to 90 within two points, at a mean width there of 70 hours instead of 40. If a region stays below 85 for two weeks, an alarm says so. I would also replay last November day by day: the adaptive one should be back at 88 after ten days, the fixed one never.',
    ],
    sources: [
      'Angelopoulos and Bates, Conformal Prediction: A Gentle Introduction, Foundations and Trends in Machine Learning, 2023',
      'Foygel Barber, Candès, Ramdas, Tibshirani, The limits of distribution-free conditional predictive inference, Information and Inference, 2021',
      'Romano, Patterson, Candès, Conformalized Quantile Regression, NeurIPS 2019',
      'Gibbs and Candès, Adaptive Conformal Inference Under Distribution Shift, NeurIPS 2021',
    ],
    why: 'Whether somebody knows over whom a statistical promise is made, and what cannot be promised.',
  },
  {
    id: 'machine-learning/technical/weights-given-away',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Large Language Models', 'PyTorch', 'Hugging Face', 'Threat Modelling'],
    topics: ['operations'],
    stem: 'A housing company wants to publish the weights of a language model that it fine-tuned on 400,000 letters of tenants. Names were blacked out first. Its lawyer asks whether a stranger could get at letters, or find out whose letter was among them. What do you answer, how do you measure it, and what would make it safe?',
    seconds: 420,
    keyPoints: [
      {
        id: 'by-heart',
        text: 'Such models repeat rare texts word for word, larger models more, and what stands there often most of all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'memorise letters | memorises letters | memorised letters | memorises text | memorised text | memorizes text | memorize training | memorise training | memorisation | memorization | verbatim | word for word | extraction attack | extract training | regurgitate | regurgitates | extract text | extract letters | prompt extract | leak training | reproduce training | repeat training | memorised | memorized',
        ),
        hint: 'What may come out if one lets it write on?',
      },
      {
        id: 'member',
        text: 'A letter that it was trained on is less surprising to it: that tells who was among them, without a word coming out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'membership inference | membership attack | lower loss letter | loss lower trained | lower perplexity | perplexity lower | member or not | was letter training | whether letter training | loss on letter | likelihood letter | confidence on letter',
        ),
        hint: 'Somebody holds a letter in hand: what can they ask the weights?',
      },
      {
        id: 'blackened',
        text: 'Without names one still recognises people by house, dates, events and wording.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pseudonymous | pseudonymised | not anonymous | re-identify | reidentify | identify details | quasi-identifiers | quasi-identifier | recognise neighbour | neighbour recognises | floor and date | details identify | blacking names enough | names missed | identify tenant | identifies tenant | recognise tenant | names help little | indirect identifiers | identifiable context | address details | combination details | pseudonymised data personal | pseudonymization | still identifiable | singled out | writing style | style identify',
        ),
        hint: 'Is a letter without a name a letter of nobody?',
      },
      {
        id: 'planted',
        text: 'One plants made-up secrets, once and many times, and measures how readily the model gives them back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'canary strings | canaries | planted secrets | plant secrets | plant made-up | planted sentences | plant fake | insert fake | inserted secrets | exposure | canary | canaries inserted | synthetic secrets | fake letters | fake secrets | artificial letters | planted records',
        ),
        hint: 'How do you measure it without knowing what there is to find?',
      },
      {
        id: 'worst',
        text: 'Counted are hits at hardly any false alarm, for the most exposed letters; an average hides them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'low false positive | false positive rate 0.1 | true positive rate at | false alarms thousand | lira | likelihood ratio attack | shadow models | worst letters | most exposed | outlier letters | worst case letters | average hides | low fpr | tpr low | false positive fixed | per-record risk | per record risk | worst-case | not average accuracy | auc misleading | average misleading',
        ),
        hint: 'An attack is right in 52 of 100 cases. Is that good news?',
      },
      {
        id: 'noise',
        text: 'Only training with clipped gradients and noise gives a bound, by tenant and not by letter, and it costs quality.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dp-sgd | differential privacy | differentially private | clip per-example | epsilon | privacy budget | opacus | dp sgd | differential private | private training | noise gradients | gradient noise | formal guarantee | clipping and noise | privacy guarantee',
        ),
        hint: 'What gives a bound that holds against attacks nobody knows yet?',
      },
    ],
    followUps: {
      checking: ['Which result of your measurement would make you say no?'],
      reasoning: ['Publish weights, or only let people ask: what does either give away?'],
      example: ['Which letter of a tenant would be found first, and why that one?'],
    },
    samples: [
      'Data protection is a very important topic, and the trust of the tenants must not be lost. As the names were removed, I think that the data are anonymous and there is no problem. The model only contains numbers, no texts. The lawyer should write good terms of use, and the company could ask an external consultant for a certificate.',
      'Language models can repeat training data verbatim, so letters could come out. There is also membership inference, which tells if a letter was in the training data. Without names people can still be identified by details. To measure it I would insert canaries. Training with differential privacy would make it safe, but it lowers the quality of the model.',
      'My answer to the lawyer is yes to both, as it stands. First, fine-tuned models repeat rare passages verbatim, mainly those that occur several times; whoever has the weights may sample for months and nobody sees it. Second, they need no words at all. A neighbour who holds a letter compares its perplexity under our model with that under the base model, and a clearly lower one says it was in: membership inference. Blacked-out names help little, because a leak on 4 May, a piano and a quarrel with the bakery identify the tenant to anybody in the house. To measure, I plant made-up secrets before training, such as a door code in 50 invented letters, some once, some ten times, and compute how far up the true code ranks among all codes. Then I train 32 shadow models on random halves and run the likelihood ratio attack. I would not report its average. An attack that is right in 52 of 100 cases may be certain about 400 letters, so I count true hits at one false alarm in a thousand, and read the most exposed letters by hand. What makes it safe? Removing copies lowers it a great deal for a day of work, and proves nothing about tomorrow’s attack. A bound comes only from differential privacy: gradients are clipped per tenant, as one person wrote up to 60 letters, and noise is added, with epsilon about 4 and delta below one in a million. The price is quality; I would expect two to five points in the sorting of letters, more for rare matters. The alternative is to let others only ask, with limits. It hides the loss, though what it knows by heart can still be talked out of it. For example, at my last insurer the model finished a policy number that stood in 30 mails of one angry man. To check the private model, the same attack runs again. Epsilon 4 allows it e to the 4, or 55 times the 0.1 percent that guessing gives; I expect true hits below 0.3 percent, and codes that hardly rank above chance. If they exceed 5.5 percent, the bound itself is broken by an error in the clipping; from one percent on I would ask for a smaller epsilon, and nothing is published.',
    ],
    sources: [
      'Carlini and others, Extracting Training Data from Large Language Models, USENIX Security 2021',
      'Carlini and others, Membership Inference Attacks From First Principles, IEEE Symposium on Security and Privacy, 2022',
      'Carlini and others, The Secret Sharer, USENIX Security 2019',
      'Abadi and others, Deep Learning with Differential Privacy, CCS 2016',
    ],
    why: 'Whether somebody can say what weights give away, measure it at its worst, and name what a bound costs.',
  },
  {
    id: 'machine-learning/technical/three-chairs-in-malta',
    revision: 3,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'expert',
    skills: ['Machine Learning', 'Computer Vision', 'C++'],
    topics: ['operations', 'evaluation'],
    stem: 'A shop for used furniture finds alike pictures among 200 million by an HNSW index over vectors of 512 numbers. Recall is 0.97 on 1,000 queries. With the wish "in Malta, under 50 euros", which 0.01 percent of the pictures meet, it shows 3 chairs instead of 20, and not the most alike. What is going on, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'after',
        text: 'It searches first and filters then: among the few hundred nearest of the world hardly any are in Malta.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'post-filter | post-filtering | filters after | filter after | filtered afterwards | filtering afterwards | filter applied after | searches first filters | nearest 500 malta | thrown away after | filter applied afterwards | filter results afterwards | top k filtered | candidates filtered | neighbours filtered | filtering happens after | few candidates survive | postfiltering',
        ),
        hint: 'In which order do the two things happen?',
      },
      {
        id: 'roads',
        text: 'To filter on the way breaks the graph: those left out are the roads between those that pass.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'graph disconnected | graph falls apart | graph breaks | breaks graph | unreachable | edges missing | stuck in graph | islands | navigation graph | graph connectivity | graph traversal broken | dead ends | sparse subgraph | nodes filtered graph | graph connectivity | not connected each other | walk stuck | walk gets stuck | graph falls pieces | matching nodes not connected | search gets stuck',
        ),
        hint: 'Why not simply step over the others while walking?',
      },
      {
        id: 'exact',
        text: 'So few are compared one by one: 20,000 vectors are some ten million products, a matter of milliseconds.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'brute force | brute-force | exact search | exact scan | exhaustive | flat scan | scan 20,000 | compare all 20,000 | linear scan | pre-filter | pre-filtering | prefilter | prefiltering | bruteforce | exact distance 20,000 | 20,000 vectors | exact nearest | compute all distances',
        ),
        hint: 'How many pictures are left, and what does it take to look at each?',
      },
      {
        id: 'plan',
        text: 'How many pass is estimated for each query, and chooses the way: few exactly, many by the graph.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'estimate how many pass | count how many pass | query planner | planner | histogram filter | cutoff filter | switch plan | choose plan | choose path by | depending selectivity | selective filters | adaptive strategy | cost-based | choose strategy | decide by number | optimizer choose | optimiser choose | threshold on matches | estimates selectivity | estimate selectivity | by selectivity choose',
        ),
        hint: 'And for a wish that a tenth of the pictures meet?',
      },
      {
        id: 'measured',
        text: 'The 0.97 is of queries without a wish: recall is measured against the exact answer, by how many pass.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'recall by selectivity | recall unfiltered | unfiltered queries | recall per filter | recall filtered | ground truth filtered | buckets of selectivity | average recall hides | classes of selectivity | measure filtered | benchmark filtered | evaluate filtered | recall per selectivity | ground truth exact filter | recall filters | recall filter | measured filters',
        ),
        hint: 'Which queries is the 0.97 about?',
      },
      {
        id: 'split',
        text: 'Parts by country or graphs built with the labels help for wishes known beforehand, and cost memory and upkeep.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'partition by country | partition country | separate index | separate indexes | filtered-diskann | filtereddiskann | acorn | filter-aware | label-aware | labels in graph | sub-index | per-country index | country shard | shard by country | partition by attribute | payload index | metadata index | graph per country | index each country',
        ),
        hint: 'What could be prepared when the index is built?',
      },
      {
        id: 'memory',
        text: 'The vectors alone are 410 gigabytes; shortened codes with an exact second look make it a fraction.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'product quantisation | product quantization | quantised vectors | quantized vectors | quantised codes | compressed vectors | 410 gb | 410 gigabytes | 400 gigabytes | rescore | rescoring | int8 vectors | quantization vectors | pq codes | ram cost | memory 400',
        ),
        hint: 'What does it take to hold all this?',
      },
    ],
    followUps: {
      checking: ['Which table shows you that a repair holds for every wish?'],
      reasoning: ['Ask the graph for 100,000 neighbours instead of 500: what speaks against it?'],
      example: ['How many of the 500 nearest would you expect in Malta?'],
    },
    samples: [
      'Vector search is the state of the art, and I think the embedding model is not good enough for furniture. I would use a newer model with more dimensions and train it with more pictures. Also Malta is a small country, so maybe there are only few chairs. A better database in the cloud would make the search faster and more scalable.',
      'The filter is applied after the search, so of the nearest pictures only a few are in Malta. The recall was measured without filters. For such a rare filter I would use brute force on the 20,000 pictures, because that is fast. For other filters one could build an index per country, but that needs more memory. Then I would measure recall with filters.',
      'The index is fine, and the question to it is wrong. It fetches perhaps 500 nearest of the world and filters afterwards; of 500, at 0.01 percent, one expects 0.05. That three came at all says chairs of Malta resemble each other. To ask for 100,000 neighbours would still give ten and take a second, since HNSW gets slow long before. Nor does it help to filter while walking: the pictures that do not pass are the roads, and with one in ten thousand left the graph is disconnected. But what is left is small. 0.01 percent of 200 million are 20,000, times 512 makes ten million products, so an exact scan in C++ takes some five milliseconds on one core, with recall 1. That is the repair for this case. In general I let a planner choose. It estimates selectivity from counts per country and price band: under 100,000 hits an exact scan over what passes, above 5 percent the graph with a wider beam, as enough roads pass. The ugly part is between, one percent or two million. There I see two options. One index per country keeps each graph whole and is simple, at the price of 60 builds and of searches across borders. A filter-aware graph such as Filtered-DiskANN adds edges within each label; it knows only labels given at build time, and a price is no label. I would choose the split by country, because nine of ten wishes name one, and price bands inside are common enough. Memory then decides: 200 million times 512 times 4 bytes are 410 gigabytes, so I take product quantisation to 64 bytes, with rescoring of the best 500 from disk; the scan then runs over the codes, too, and is exact only up to that. For example, at my last picture agency "black and white" was the deadly filter, at 0.3 percent. To check, I draw 2,000 real queries from the log in classes of selectivity, compute the exact answer of each overnight, and plot recall by selectivity beside the slowest one percent. I expect above 0.95 in every class and below 50 milliseconds. If a middle class drops to 0.6, its border moves to the exact side. An average over all would again show 0.97 and hide Malta.',
    ],
    sources: [
      'Malkov and Yashunin, Efficient and robust approximate nearest neighbor search using Hierarchical Navigable Small World graphs, IEEE TPAMI, 2020',
      'Gollapudi and others, Filtered-DiskANN: Graph Algorithms for Approximate Nearest Neighbor Search with Filters, WWW 2023',
      'Patel and others, ACORN: Performant and Predicate-Agnostic Search Over Vector Embeddings and Structured Data, SIGMOD 2024',
      'Jégou, Douze, Schmid, Product Quantization for Nearest Neighbor Search, IEEE TPAMI, 2011',
    ],
    why: 'Whether somebody computes what is left after a filter before replacing an index, and measures where it hurts.',
  },
]
