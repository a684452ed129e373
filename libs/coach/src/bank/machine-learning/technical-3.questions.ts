import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL_3: readonly Question[] = [
  {
    id: 'machine-learning/technical/not-a-number-at-three',
    revision: 3,
    status: 'active',
    areas: ['Machine Learning'],
    type: 'technical',
    level: 'senior',
    skills: ['PyTorch', 'TensorFlow', 'CUDA'],
    topics: ['networks'],
    stem: 'A network has been training for nine hours with numbers of 16 bits. At step 41,300 the loss becomes "not a number" and stays so. A colleague lowers the learning rate by ten and starts again from zero. How do you find the cause, and what do you do instead?',
    seconds: 360,
    keyPoints: [
      {
        id: 'range',
        text: 'Half precision ends at 65,504: something overflowed, or a small gradient became zero.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'overflow | overflows | overflowed | underflow | 65504 | 65,504 | fp16 range | float16 range | maximum float16 | exceeded maximum | max float16 | limited range | small range | became infinity | largest number',
        ),
        hint: 'What can numbers of 16 bits not hold?',
      },
      {
        id: 'scale',
        text: 'The loss is scaled and faulty steps are skipped, or a format with a wide range is taken.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'loss scaling | gradient scaling | gradscaler | loss scale | bfloat16 | bf16 | skips step | skip step',
        ),
        hint: 'Which format or trick is made for exactly this?',
      },
      {
        id: 'back',
        text: 'One goes back to the last good checkpoint and runs the same batches: does it happen at the same one?',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'last checkpoint | good checkpoint | replay batch | step 41 | reproduce | load checkpoint | checkpoint before | checkpoint same | earlier checkpoint | from checkpoint | replay steps',
        ),
        hint: 'How do you get to that moment again without nine hours?',
      },
      {
        id: 'first',
        text: 'The first place that is not finite is found, layer by layer, forward and backward.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'detect_anomaly | anomaly detection | first layer | first operation | first tensor | hooks | forward hook | isfinite | isnan | layer layer | check_numerics',
        ),
        hint: 'In which operation did it begin?',
      },
      {
        id: 'data',
        text: 'It may be the data: an empty example, a division by zero, a logarithm of zero.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bad batch | corrupt example | broken example | empty example | divide zero | division zero | divided zero | log zero | logarithm zero | empty label | corrupted sample | corrupted batch | broken sample | broken batch | bad sample | bad data | look batch | nan data | nan input',
        ),
        hint: 'What if the numbers are right and the batch is not?',
      },
      {
        id: 'signs',
        text: 'It announced itself: the norm of gradients or the loss rose before, and clipping or warm-up would have held it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'gradient norm | gradient norms | grad norm | clip gradient | clip gradients | gradient clipping | clipping | warmup | warm-up | loss spike | spike | gradients exploded | exploding gradient | exploding gradients | gradient explosion',
        ),
        hint: 'What could be seen in the thousand steps before?',
      },
      {
        id: 'poisoned',
        text: 'Weights and the memory of the optimiser are spoiled from that step on, so going on is useless.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'optimizer state | optimiser state | momentum | adam state | moments spoiled | weights nan | weights spoiled',
        ),
        hint: 'Why does it never recover by itself?',
      },
    ],
    followUps: {
      checking: ['How do you tell a spoiled batch from too large a step?'],
      reasoning: ['Why is the tenth of the rate not a harmless try?'],
      example: ['Which operation would you suspect first in such a network, and why?'],
    },
    samples: [
      'Training deep networks is difficult, and one needs a lot of experience with hyperparameters. I would try some other settings and use a different optimiser, and maybe a smaller network. It could help to restart the training, because there is randomness. Good experiment tracking is useful for this, and the GPU should be checked as well.',
      'It could be an overflow in fp16. I would load the last checkpoint and replay the batches with anomaly detection, to see which layer gives the NaN. With loss scaling or bf16 it should not happen. I would also use gradient clipping. If one batch always fails, I look at the data in it.',
      'A rate of a tenth may hide it and would cost days, since nobody would know what was wrong. I load the last good checkpoint, step 41,000, with the state of the data order, and replay the 300 steps; that takes four minutes. If it fails again at 41,300, I swap that batch for another one. When it now passes, I look at the data: a crop without a single pixel of an object, a division by zero when the mask is averaged, or the logarithm of zero. When it fails on any batch, it is the step. Hooks that test isfinite show the first tensor, forward before backward; detect_anomaly does so too, but makes everything several times slower, so I switch it on for ten steps. In half precision the usual suspects are a softmax and a sum of squares, because 65,504 is the end and 300 squared is beyond it. That one operation can stay in 32 bits. Then the whole: I prefer bfloat16, since it has the range of 32 bits and needs no scaling; the price is that two to three decimal digits are left, which a norm layer may feel. On older cards the alternative is float16 with a GradScaler, which skips a step whose gradients are not finite. The curve of gradient norms tells whether it announced itself: from 0.8 to 60 within 200 steps would mean clipping at 1 and a longer warm-up. Going on is useless, as Adam keeps the spoiled moments. For example, at my last mapping start-up an image had been all black; its standard deviation was zero, and we divided by it. To check the repair I run from 41,000 to 43,000 with three orders of data and expect to see no skipped step; a test feeds a black image and must not fail. An alarm stops the run at the first value that is not finite.',
    ],
    sources: [
      'Micikevicius and others, Mixed Precision Training, ICLR 2018',
      'PyTorch documentation, Automatic Mixed Precision; Autograd: anomaly detection',
      'Pascanu, Mikolov, Bengio, On the difficulty of training recurrent neural networks, ICML 2013',
    ],
    why: 'Whether somebody looks for a cause before turning a knob, and can get to the moment again.',
  },
  {
    id: 'machine-learning/technical/knows-the-machine-not-the-lung',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'mid',
    skills: ['Computer Vision', 'Model Evaluation', 'PyTorch'],
    topics: ['evaluation'],
    stem: 'A network finds pneumonia in X-ray pictures. On pictures of the two hospitals it was trained with it reaches an AUC of 0.95, in a third one 0.72. There were several pictures of many patients, and one of the two hospitals has far more sick people. What do you think happened, and how do you go on?',
    seconds: 300,
    keyPoints: [
      {
        id: 'shortcut',
        text: 'It learned by what one recognises the hospital or the device, and that tells who is probably sick.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shortcut | shortcuts | recognises hospital | recognizes hospital | identify hospital | identifies hospital | hospital marker | metal token | scanner type | device type | portable scanner | spurious | confounder | confounded',
        ),
        hint: 'What else in such a picture could tell that somebody is probably sick?',
      },
      {
        id: 'patients',
        text: 'Pictures of one patient stand on both sides of the split; it must be made by patient.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'split patient | split patients | patient both | patients both | patient leakage | group split | grouped patient | group patient',
        ),
        hint: 'Who is in the training set and in the test set at the same time?',
      },
      {
        id: 'elsewhere',
        text: 'The honest figure comes from hospitals that it has never seen: leave one out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'external validation | leave hospital | leave-one-hospital | hospital left | unseen hospital | unseen hospitals | held-out hospital | new site | external test',
        ),
        hint: 'Which figure would have told before the third hospital did?',
      },
      {
        id: 'look',
        text: 'One covers parts or looks where it looks: if it is right without the lung, it does not use it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'saliency | grad-cam | gradcam | occlusion | occlude | cover lung | covered lung | without lung | heat map | heatmap | mask lung',
        ),
        hint: 'How could you see what it goes by?',
      },
      {
        id: 'within',
        text: 'Each hospital is judged on its own; over both together the share of sick people does the work.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('hospital separately | within hospital | auc hospital | stratify | stratified'),
        hint: 'What is left of 0.95 if you look at one hospital alone?',
      },
      {
        id: 'cure',
        text: 'Crop to the lung, equal shares of sick in each source, pictures of more devices, changes of contrast.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'crop lung | cropped lung | crop images | segment lung | balance hospitals | balance prevalence | balanced hospitals | further hospitals | different devices | various devices | augmentation | augment | reweight | equal prevalence',
        ),
        hint: 'What would you change about the pictures before changing the network?',
      },
    ],
    followUps: {
      checking: ['Which single experiment would prove you wrong?'],
      reasoning: ['Train anew for each hospital, or one network for all: what speaks for which?'],
      example: ['What on the edge of such a picture could give the hospital away?'],
    },
    samples: [
      'The generalisation of neural networks is a known problem in medicine. More data would be the best solution, because deep learning needs a lot of data. I would also try a larger architecture and regularisation such as dropout. Doctors should be involved in the project, and explainability is very important for their trust in AI.',
      'The network probably learned a shortcut, such as a marker of the hospital, since one has more sick patients. Also the same patient could be in training and test, so I would split by patient. I would use Grad-CAM to see where it looks. Then I would do an external validation with another hospital. It should be near 0.95 if the network is good.',
      'I think that 0.95 is two mistakes. First, several pictures of a person lie on both sides, and a network recognises a rib cage; the split has to go by patient. Second, one hospital has 34 percent sick and the other 1 percent, so whoever recognises the hospital is mostly right already. A metal token at the shoulder, the device beside the bed, a frame: each is a shortcut. To see it, I compute the AUC within each hospital, because there the shortcut says nothing. If 0.95 falls to 0.80, that was it. Then I black out the lung in 500 pictures: a network that still reaches 0.85 does not need it. I prefer that to heat maps, which are pretty and can be read either way; Grad-CAM is the alternative when one asks for single pictures. A second network that guesses the hospital tells how easy it is. The honest figure is the third hospital, and from now on every trial leaves one hospital out in turn. For the cure I start with the pictures rather than the network: cropped to the lung, as many sick from either source, changes of contrast. That leaves out two thirds of the healthy; the price is some AUC at home. Training anew in each hospital would be simpler, yet it needs 2,000 labels there. For example, at my last dermatology project rulers lay beside the dangerous moles, and we had built a detector of rulers. To check, I compare before and after on the third hospital with an interval: I expect 0.82 against 0.72, and with the lung blacked out it must drop to 0.5. If it does not, another shortcut is left, and it stays away from patients.',
    ],
    sources: [
      'Zech and others, Variable generalization performance of a deep learning model to detect pneumonia in chest radiographs, PLOS Medicine, 2018',
      'DeGrave, Janizek, Lee, AI for radiographic COVID-19 detection selects shortcuts over signal, Nature Machine Intelligence, 2021',
      'Geirhos and others, Shortcut learning in deep neural networks, Nature Machine Intelligence, 2020',
    ],
    why: 'Whether somebody asks what a figure is made of before believing or excusing it.',
  },
]
