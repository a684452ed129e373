/**
 * What is read of our own PDFs, without their data, in the scripts of the world: letters that could not be read, and fields
 * that came back as they were written. `before` is the same without what the file says that its glyphs stand for.
 * Usage: node --import tsx tools/bench/import-scripts.mts [--json]
 */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { emptyResume, newEntry, type ResumeDraft, type ResumeLanguage } from '@tryka/domain'
import { readLines } from '@tryka/resume-import'
import { renderResume } from '@tryka/resume-template'
import { findChromium } from '../../apps/api/src/features/resumes/pdf/chromium'
import { ChromiumPrinter } from '../../apps/api/src/features/resumes/resume-pdf'
import { actualTexts } from '../../apps/candidate/src/base/resume/documents/actual-text'
import { readPdf } from '../../apps/candidate/src/base/resume/documents/pdf'

/** Name, summary, two jobs with two points each, a degree and its school, skills. */
const PEOPLE: Record<string, [ResumeLanguage, string]> = {
  Hindi: [
    'hi',
    'प्रिया श्रीवास्तव|क्षेत्रीय कार्यालयों में वित्तीय विश्लेषण और राष्ट्रीय परियोजनाओं का नौ वर्ष का अनुभव|वरिष्ठ लेखाकार|विद्युत निगम|मासिक रिपोर्ट तैयार की और व्यय में बीस प्रतिशत कमी की|नए कर्मचारियों को प्रशिक्षण दिया|सहायक प्रबंधक|ज्ञान प्रकाशन|ग्राहकों के प्रश्नों के उत्तर दिए|स्थानीय विक्रेताओं से अनुबंध किए|वाणिज्य स्नातक|दिल्ली विश्वविद्यालय|लेखा, बजट, प्रशिक्षण',
  ],
  Bengali: [
    'bn',
    'অনন্যা চক্রবর্তী|আঞ্চলিক দপ্তরে আর্থিক বিশ্লেষণ ও প্রকল্প ব্যবস্থাপনায় নয় বছরের অভিজ্ঞতা|জ্যেষ্ঠ হিসাবরক্ষক|বিদ্যুৎ নিগম|মাসিক প্রতিবেদন প্রস্তুত করেছি এবং ব্যয় কমিয়েছি|নতুন কর্মীদের প্রশিক্ষণ দিয়েছি|সহকারী ব্যবস্থাপক|জ্ঞান প্রকাশন|গ্রাহকদের প্রশ্নের উত্তর দিয়েছি|স্থানীয় বিক্রেতাদের সঙ্গে চুক্তি করেছি|বাণিজ্যে স্নাতক|ঢাকা বিশ্ববিদ্যালয়|হিসাব, বাজেট, প্রশিক্ষণ',
  ],
  Tamil: [
    'ta',
    'கவிதா சுப்பிரமணியன்|வட்டார அலுவலகங்களில் நிதிப் பகுப்பாய்வு மற்றும் திட்ட மேலாண்மையில் ஒன்பது ஆண்டு அனுபவம்|மூத்த கணக்காளர்|மின்சார வாரியம்|மாதாந்திர அறிக்கைகளைத் தயாரித்து செலவைக் குறைத்தேன்|புதிய பணியாளர்களுக்குப் பயிற்சி அளித்தேன்|உதவி மேலாளர்|அறிவுப் பதிப்பகம்|வாடிக்கையாளர்களின் கேள்விகளுக்குப் பதிலளித்தேன்|உள்ளூர் விற்பனையாளர்களுடன் ஒப்பந்தம் செய்தேன்|வணிகவியல் இளங்கலை|சென்னைப் பல்கலைக்கழகம்|கணக்கு, வரவுசெலவு, பயிற்சி',
  ],
  Polish: [
    'pl',
    'Małgorzata Źdźbło|Dziewięć lat doświadczenia w analizie finansowej i zarządzaniu projektami w biurach regionalnych|Starsza księgowa|Zakład Energetyczny Łódź|Przygotowywała miesięczne sprawozdania i obniżyła koszty|Szkoliła nowych pracowników|Zastępczyni kierownika|Wydawnictwo Wiedza|Odpowiadała na pytania klientów|Zawierała umowy z dostawcami|Licencjat z ekonomii|Uniwersytet Łódzki|księgowość, budżet, szkolenia',
  ],
  Arabic: [
    'ar',
    'ليلى الأنصاري|تسع سنوات من الخبرة في التحليل المالي وإدارة المشاريع في المكاتب الإقليمية|محاسبة أولى|شركة الكهرباء|أعددت التقارير الشهرية وخفضت التكاليف|دربت الموظفين الجدد|مساعدة المدير|دار المعرفة للنشر|أجبت عن أسئلة العملاء|أبرمت العقود مع الموردين|بكالوريوس في المحاسبة|جامعة القاهرة|المحاسبة, الميزانية, التدريب',
  ],
  Thai: [
    'en',
    'กัลยาณี ศรีสุวรรณ|มีประสบการณ์เก้าปีในการวิเคราะห์การเงินและการจัดการโครงการในสำนักงานภูมิภาค|นักบัญชีอาวุโส|การไฟฟ้านครหลวง|จัดทำรายงานประจำเดือนและลดค่าใช้จ่าย|ฝึกอบรมพนักงานใหม่|ผู้ช่วยผู้จัดการ|สำนักพิมพ์ความรู้|ตอบคำถามของลูกค้า|ทำสัญญากับผู้ขายในท้องถิ่น|บัญชีบัณฑิต|จุฬาลงกรณ์มหาวิทยาลัย|การบัญชี, งบประมาณ, การฝึกอบรม',
  ],
  Chinese: [
    'zh',
    '王晓梅|在地区办事处从事财务分析和项目管理九年|高级会计|国家电力公司|编制月度报告并降低费用|培训新员工|助理经理|知识出版社|回答客户的问题|与当地供应商签订合同|会计学学士|北京大学|会计, 预算, 培训',
  ],
}

function draftOf([language, text]: [ResumeLanguage, string]): ResumeDraft {
  const [name = '', summary = '', ...rest] = text.split('|')
  const job = (at: number, startDate: string, endDate: string) => ({
    ...newEntry.workExperience(`job-${at}`),
    jobTitle: rest[at] ?? '',
    company: rest[at + 1] ?? '',
    startDate,
    endDate,
    current: !endDate,
    description: rest.slice(at + 2, at + 4),
  })
  return {
    ...emptyResume(),
    language,
    title: name,
    summary,
    personalInfo: { ...emptyResume().personalInfo, fullName: name, email: 'someone@example.com' },
    workExperience: [job(0, '2019-09', ''), job(4, '2015-02', '2019-08')],
    education: [
      {
        ...newEntry.education('school'),
        degree: rest[8] ?? '',
        institution: rest[9] ?? '',
        graduationDate: '2014-06',
      },
    ],
    skills: [{ id: 'skills', category: '', items: (rest[10] ?? '').split(', ') }],
  }
}

/** What the resume says, by field; letters that look alike and are written in two ways are one. */
function fieldsOf(draft: ResumeDraft): Map<string, string> {
  const fields: [string, string][] = [
    ['name', draft.personalInfo.fullName],
    ['summary', draft.summary],
    ...draft.workExperience.flatMap((job, index): [string, string][] => [
      [`title ${index}`, job.jobTitle],
      [`employer ${index}`, job.company],
      [`dates ${index}`, `${job.startDate} ${job.endDate}`],
      ...job.description.map((text, at): [string, string] => [`point ${index}.${at}`, text]),
    ]),
    ...draft.education.flatMap((one, index): [string, string][] => [
      [`degree ${index}`, one.degree],
      [`school ${index}`, one.institution],
    ]),
    ...draft.skills.flatMap(({ items }) => items.map((item, at): [string, string] => [`skill ${at}`, item])),
  ]
  return new Map(fields.map(([field, text]) => [field, text.normalize('NFC')]))
}

const chromium = findChromium()
if (!chromium) throw new Error('No Chromium was found.')
const printer = new ChromiumPrinter({ chromiumPath: chromium.path })
const results: Record<string, object> = {}
for (const [script, person] of Object.entries(PEOPLE)) {
  const draft = draftOf(person)
  const bytes = new Uint8Array(await printer.print(renderResume(draft)))
  const read = async (texts: typeof actualTexts) => {
    const { lines } = await readPdf(bytes.slice().buffer, { getDocument, OPS, actualTexts: texts })
    const found = readLines(lines, () => 'id')
    const all = lines.map(({ text }) => text).join('\n')
    const [told, came] = [fieldsOf(draft), fieldsOf(found.draft)]
    const wrong = [...told].filter(([field, text]) => came.get(field) !== text)
    return {
      letters: all.length,
      // eslint-disable-next-line no-control-regex -- what a reader puts where it has no letter
      nul: (all.match(/\u0000/g) ?? []).length,
      unread: (all.match(/\ufffd/g) ?? []).length,
      fields: told.size,
      wrong: wrong.map(([field, text]) => `${field}: “${text}” came as “${came.get(field) ?? ''}”`),
      doubts: found.doubts.filter(({ reason }) => reason.includes('\ufffd')).length,
    }
  }
  results[script] = { before: await read(() => Promise.resolve([])), now: await read(actualTexts) }
}
await printer.close()
if (process.argv.includes('--json')) console.log(JSON.stringify(results))
else console.log(JSON.stringify(results, null, 1))
