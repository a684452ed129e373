import type { SectionKind } from './heading-words'

/** Headings in further languages: those that our own documents have, and what else CVs of the language say. */
export const FURTHER_WORDS: Partial<Record<SectionKind, string>> = {
  summary:
    'profil zawodowy|o mnie|podsumowanie zawodowe|resumo profissional|özet|hakkımda|о себе|обо мне|про себе|про мене|תמצית|תקציר|פרופיל|الملخص المهني|الملخص|نبذة عني|درباره من|خلاصه|सारांश|সারসংক্ষেপ|சுருக்கம்|个人简介|自我评价|職務要約|概要|自己pr|간단 소개|자기소개|요약|profiel|profilo|perfil|profil',
  workExperience:
    'doświadczenie zawodowe|doświadczenie|experiência profissional|i̇ş deneyimi|deneyim|iş tecrübesi|опыт работы|профессиональный опыт|досвід роботи|професійний досвід|ניסיון תעסוקתי|ניסיון מקצועי|ניסיון|الخبرة المهنية|الخبرة|الخبرات|الخبرة العملية|الخبرات العملية|سوابق شغلی|سابقه کار|कार्य अनुभव|अनुभव|কর্ম অভিজ্ঞতা|কাজের অভিজ্ঞতা|অভিজ্ঞতা|பணி அனுபவம்|அனுபவம்|工作经历|工作经验|工作经歷|職務経歴|職歴|경력|경력 사항|경력사항|werkervaring|esperienza professionale|experiencia profesional|expérience professionnelle',
  education:
    'wykształcenie|formação acadêmica|eğitim|eğitim bilgileri|образование|освіта|השכלה|التعليم|المؤهلات العلمية|سوابق تحصیلی|تحصیلات|शैक्षणिक योग्यता|शिक्षा|शैक्षिक योग्यता|শিক্ষাগত যোগ্যতা|শিক্ষা|கல்வித் தகுதி|கல்வி|教育背景|教育经历|学历|学歴|학력|학력 사항|학력사항|opleiding|istruzione e formazione|formación|formation',
  skills:
    'umiejętności|competências|beceriler|yetenekler|yetkinlikler|навыки|ключевые навыки|навички|מיומנויות|כישורים|المهارات|مهارت‌ها|कौशल|দক্ষতা|திறன்கள்|专业技能|技能|スキル|活かせる経験 知識 技術|보유 기술|기술|기술 스택|vaardigheden|competenze|competencias|compétences',
  projects:
    'projekty|projetos|projeler|проекты|проєкти|פרויקטים|المشاريع|پروژه‌ها|परियोजनाएँ|প্রকল্পসমূহ|திட்டங்கள்|项目经历|项目|项目经验|プロジェクト|프로젝트|projecten|progetti|proyectos|projets',
  certifications:
    'certyfikaty|certificações|sertifikalar|сертификаты|сертифікати|הסמכות|الشهادات|گواهینامه‌ها|प्रमाणपत्र|সনদপত্র|சான்றிதழ்கள்|证书|資格|자격증|certificaten|certificazioni|certificaciones|certifications',
  languages:
    'języki|znajomość języków|języki obce|idiomas|diller|yabancı diller|знание языков|языки|знання мов|мови|שפות|اللغات|زبان‌ها|भाषाएँ|ভাষাগত দক্ষতা|ভাষা|மொழிகள்|语言能力|语言|語学|言語|語学力|어학|언어|외국어|talen|lingue|langues',
  volunteer:
    'wolontariat|voluntariado|gönüllü çalışmalar|волонтёрство|волонтерство|התנדבות|العمل التطوعي|فعالیت‌های داوطلبانه|स्वयंसेवा|স্বেচ্ছাসেবা|தன்னார்வப் பணி|志愿经历|ボランティア活動|봉사 활동|vrijwilligerswerk|volontariato|bénévolat',
  awards:
    'nagrody i wyróżnienia|prêmios|ödüller|награды|нагороди|פרסים|الجوائز|جوایز و افتخارات|पुरस्कार|পুরস্কার ও সম্মাননা|விருதுகள்|荣誉奖项|受賞歴|수상 경력|onderscheidingen|riconoscimenti|premios|distinctions',
  publications:
    'publikacje|publicações|yayınlar|публикации|публікації|פרסומים|المنشورات|مقالات و انتشارات|प्रकाशन|প্রকাশনা|வெளியீடுகள்|论文与出版物|論文・著書|논문 및 출판물|publicaties|pubblicazioni|publicaciones|publications',
  interests:
    'zainteresowania|interesses|i̇lgi alanları|интересы|інтереси|תחומי עניין|الاهتمامات|علاقه‌مندی‌ها|रुचियाँ|আগ্রহ|ஆர்வங்கள்|兴趣爱好|趣味|관심사|interessi|intereses|centres d’intérêt',
  references:
    'referencje|referências|referanslar|рекомендации|рекомендації|ממליצים|المراجع|معرف‌ها|संदर्भ|রেফারেন্স|பரிந்துரையாளர்கள்|推荐人|推薦者|추천인|referenties|referenze|referencias|références',
}
