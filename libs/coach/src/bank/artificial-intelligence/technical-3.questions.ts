import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_3: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/letters-cost-more-in-finnish',
    revision: 3,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['Natural Language Processing', 'Hugging Face', 'Large Language Models'],
    topics: [],
    stem: 'A tool summarises contracts with a language model. English ones work. Finnish ones of the same number of pages cost nearly twice as much, and their summaries never mention the last pages. Nothing reports an error. What is going on, and what do you do?',
    seconds: 240,
    keyPoints: [
      {
        id: 'pieces',
        text: 'A model reads tokens, pieces of words, and is paid and limited by them, not by pages.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'tokenizer | tokeniser | subword | subwords | pieces words | tokens words | tokens pages | counts tokens | bpe | byte pair',
        ),
        hint: 'In which unit does a model count?',
      },
      {
        id: 'rarer',
        text: 'Languages that were rarer when the pieces were chosen fall into more of them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rare languages | rarer language | trained english | mostly english | long words | compound words | fertility | english vocabulary',
        ),
        hint: 'Why does the same sentence need more of them in one language?',
      },
      {
        id: 'window',
        text: 'The window has an end that counts question and answer together, and what is beyond it is cut off.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'context window | context length | context limit | truncate | truncated | truncation | cut off | cuts off | max_length | maximum length',
        ),
        hint: 'Where do the last pages get lost, and who decided it?',
      },
      {
        id: 'count-first',
        text: 'Tokens are counted before sending, and too many are an error instead of a silent cut.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'count tokens | token count | raise error | raises error | refuse document | refuses document | error instead',
        ),
        hint: 'How could the tool have noticed by itself?',
      },
      {
        id: 'split',
        text: 'A long contract is split along its clauses, each part summarised, and the parts put together.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'split document | split contract | split clauses | chunk contract | chunks summarised | chunks summarise | map-reduce | document chunks | sections separately | part summarised | summarise parts',
        ),
        hint: 'What do you do with a text that does not fit?',
      },
      {
        id: 'larger',
        text: 'A larger window is dearer, and what stands in the middle of a long text is often overlooked.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'lost middle | middle overlooked | middle ignored | larger window | longer context | bigger window | long-context | larger context | bigger context',
        ),
        hint: 'Would a model that takes ten times as much solve it?',
      },
    ],
    followUps: {
      checking: ['How do you prove that the last page has been read?'],
      reasoning: ['Split it, or take a model with more room: what does each cost?'],
      example: ['How many pieces does a page have in both languages?'],
    },
    samples: [
      'Language models are still mainly made for English, so other languages do not work as well. I would use a better and newer model, and improve the prompt. It is also possible to translate everything first. The quality of AI will improve a lot in the next years, so one should be patient and observe the market.',
      'Models work with tokens. The tokenizer splits Finnish words into more pieces, so the text is longer than the context window, and the end is truncated. I would count tokens before the call and split the document into chunks. I would test it by asking for a clause on the last page.',
      'A model does not read pages but tokens, pieces of words. Its pieces were chosen from texts that are mostly English, so a Finnish word with four suffixes falls into six of them while "contract" is one. I would measure it with the tokenizer of that model: say 540 tokens a page in English and 1,050 in Finnish, which is also the bill. It holds 32,000, and that has to fit the question and the answer too, so after some 28 pages the rest is truncated. Somebody turned that on in a call of the library, which says nothing. First I count tokens before each call and raise an error above the limit, because a summary without the last pages is worse than none; nobody would miss what they do not see. Then I split the contract along its clauses, 3,000 tokens each with their headings, summarise parts, and summarise those. A model with a larger window is the alternative. It is less code, but each call costs more, and passages in the middle of a long text are often overlooked; I would compare both on ten contracts. To translate first would be cheap, yet a "shall" that turns into a "may" is a risk that I would not take. For example, in my thesis a notice period stood on page 41 of 44, and the summary said that there was none. To check, I plant one invented fine on the first, the middle and the last page of 20 Finnish contracts and look whether all are in the summary; with the old tool I expect to see the last one fail each time. A test with a text one token too long must raise the error.',
    ],
    sources: [
      'Hugging Face documentation, Tokenizers: padding and truncation',
      'Petrov, La Malfa, Torr, Bibi, Language Model Tokenizers Introduce Unfairness Between Languages, NeurIPS 2023',
      'Liu and others, Lost in the Middle, TACL 2024',
    ],
    why: 'Whether somebody knows the unit in which a model reads, and distrusts what ends without an error.',
  },
  {
    id: 'artificial-intelligence/technical/busy-and-mostly-waiting',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'technical',
    level: 'expert',
    skills: ['CUDA', 'Large Language Models', 'MLOps'],
    topics: [],
    stem: 'A language model of 13 billion parameters answers on a graphics card with 80 gigabytes, one request after the other. The card computes at 4 percent of its peak, and with 40 users the last one waits for minutes. How do you make it serve them all, and what limits you then?',
    seconds: 360,
    keyPoints: [
      {
        id: 'memory-bound',
        text: 'Each new token reads all weights once: with one request the bandwidth of memory is the limit, not the arithmetic.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'memory bandwidth | bandwidth bound | bandwidth-bound | memory-bound | memory bound | weights read | reads weights | read weights | arithmetic intensity | loads weights',
        ),
        hint: 'What does the card do for a single new word, and what is it waiting for?',
      },
      {
        id: 'batch',
        text: 'Requests are put together token by token; a finished one makes room at once for the next.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'continuous batching | in-flight batching | inflight batching | dynamic batching | batch requests | batched together | iteration-level | batch tokens',
        ),
        hint: 'How can one reading of the weights serve many?',
      },
      {
        id: 'cache',
        text: 'For each request the keys and values of all tokens so far are kept: that memory says how many fit.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('kv cache | key-value cache | kv-cache | cache token | cache grows | attention cache'),
        hint: 'What has to be remembered for each of the 40, and how large is it?',
      },
      {
        id: 'paged',
        text: 'It is given out in pages instead of for the longest case, and shared where beginnings are equal.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pagedattention | paged attention | paged cache | pages instead | fragmentation | prefix caching | shared prefix | prefix sharing | vllm',
        ),
        hint: 'Most answers are short: for which length do you reserve?',
      },
      {
        id: 'two-phases',
        text: 'Reading the question is arithmetic, writing is bandwidth; a long question makes all others wait unless it comes in pieces.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'prefill | chunked prefill | prompt phase | decode phase | first token | decoding phase',
        ),
        hint: 'What happens to the others when somebody hands in six pages?',
      },
      {
        id: 'price',
        text: 'More at once is more throughput and a slower stream for each: the limit is set by what a user must get.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'latency target | latency objective | tokens second | user speed | throughput latency | trade latency',
        ),
        hint: 'Who pays for a larger group, and how much of it is acceptable?',
      },
      {
        id: 'smaller',
        text: 'Weights of fewer bits are read faster and leave room; the quality is measured again.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'quantization | quantisation | quantize | quantise | int8 | fp8 | int4 | 4-bit | 8-bit',
        ),
        hint: 'What if there were less to read?',
      },
    ],
    followUps: {
      checking: ['Which load do you use for measuring, and which two figures decide?'],
      reasoning: ['A second card, or fewer bits: which first, and why?'],
      example: ['How many requests of 2,000 tokens fit? Compute it.'],
    },
    samples: [
      'Large language models need a lot of computing power, so more graphics cards are necessary. I would scale with Kubernetes and use a modern framework that is optimised for AI. Caching of frequent answers can help, too. In the end it is also a question of costs, and an API of a big provider may be the simpler solution.',
      'With one request the GPU is limited by memory bandwidth. I would use continuous batching, for example with vLLM, so that requests are processed together. The KV cache limits how many fit into the memory. Quantisation would make the weights smaller, but the quality can drop. I would measure tokens per second and latency with 40 users.',
      '13 billion weights of two bytes are 26 gigabytes. For every token the card reads all weights once; at 2 terabytes a second that is 13 milliseconds, 77 tokens a second, while the arithmetic would take a fraction. So it is memory-bound, and a second request in that pass is nearly free. I choose continuous batching: requests come in and leave after every token, so nobody waits for the longest. What limits us then is the KV cache. With 40 layers and 5,120 values it is 2 times 40 times 5,120 times 2 bytes, 0.8 megabytes a token; 50 gigabytes that are left hold some 61,000 tokens, 30 requests of 2,000. If every slot is reserved for 4,096, only 15 fit. With paged attention memory is given out in blocks as it fills, and the system prompt is a shared prefix. That brings 40 within reach. A prompt of six pages is different work, prefill, and would halt everybody’s stream for half a second; therefore it comes in pieces of 512. The price of a large batch is speed for each: at 40 a user gets perhaps 35 tokens per second, faster than one reads, so I take it; a cap of 48 keeps it there. FP8 weights are the alternative to a second card. They halve the reading, but I would compare 500 graded answers first. For example, at my last publisher we bought two more cards before anybody looked; batching alone later gave eleven times the throughput on one. To check I replay a day of requests at double speed and measure the time to the first token and the pause between tokens, at the 95th percentile; I expect less than 800 and 40 milliseconds. If the card then shows preemptions, the cache is too small, and the cap must drop.',
    ],
    sources: [
      'Yu and others, Orca: A Distributed Serving System for Transformer-Based Generative Models, OSDI 2022',
      'Kwon and others, Efficient Memory Management for Large Language Model Serving with PagedAttention, SOSP 2023',
      'Pope and others, Efficiently Scaling Transformer Inference, MLSys 2023',
    ],
    why: 'Whether somebody computes what limits a machine before buying a second one.',
  },
]
