import type { ResumeLanguage } from '@tryka/domain'

/** The order of the words in a row of the table. */
export const WORD_KEYS = [
  ...(['summary', 'experience', 'education', 'skills', 'projects', 'certifications', 'languages'] as const),
  ...(['volunteering', 'awards', 'publications', 'interests', 'references'] as const),
  ...(['gpa', 'credentialId', 'expires', 'qrCode'] as const),
  ...(['native', 'fluent', 'proficient', 'intermediate', 'basic'] as const),
] as const

/**
 * What a CV in that language calls its parts, which is seldom the English word translated. The English ones are the
 * standard words that parsers look for. The levels follow "English (…)": where a language bends them, they are bent for
 * the name of a language. Portuguese is written as in Brazil, Chinese in simplified characters.
 */
export const WORD_TABLE: Record<ResumeLanguage, string> = {
  en: 'Summary|Experience|Education|Skills|Projects|Certifications|Languages|Volunteering|Awards|Publications|Interests|References|GPA|ID|expires|QR code|Native|Fluent|Proficient|Intermediate|Basic',
  de: 'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Projekte|Zertifikate|Sprachen|Ehrenamt|Auszeichnungen|Veröffentlichungen|Interessen|Referenzen|Note|ID|gültig bis|QR-Code|Muttersprache|Fließend|Sehr gut|Gut|Grundkenntnisse',
  es: 'Perfil|Experiencia profesional|Formación|Competencias|Proyectos|Certificaciones|Idiomas|Voluntariado|Premios|Publicaciones|Intereses|Referencias|Nota media|ID|válido hasta|Código QR|Nativo|Fluido|Avanzado|Intermedio|Básico',
  fr: 'Profil|Expérience professionnelle|Formation|Compétences|Projets|Certifications|Langues|Bénévolat|Distinctions|Publications|Centres d’intérêt|Références|Moyenne|ID|valable jusqu’en|Code QR|Langue maternelle|Courant|Avancé|Intermédiaire|Notions',
  it: 'Profilo|Esperienza professionale|Istruzione e formazione|Competenze|Progetti|Certificazioni|Lingue|Volontariato|Riconoscimenti|Pubblicazioni|Interessi|Referenze|Voto|ID|scadenza|Codice QR|Madrelingua|Fluente|Avanzato|Intermedio|Base',
  nl: 'Profiel|Werkervaring|Opleiding|Vaardigheden|Projecten|Certificaten|Talen|Vrijwilligerswerk|Onderscheidingen|Publicaties|Interesses|Referenties|Gemiddeld cijfer|ID|geldig tot|QR-code|Moedertaal|Vloeiend|Gevorderd|Gemiddeld|Basis',
  pl: 'Profil zawodowy|Doświadczenie zawodowe|Wykształcenie|Umiejętności|Projekty|Certyfikaty|Języki|Wolontariat|Nagrody i wyróżnienia|Publikacje|Zainteresowania|Referencje|Średnia|ID|ważny do|Kod QR|Ojczysty|Biegły|Zaawansowany|Średnio zaawansowany|Podstawowy',
  pt: 'Resumo profissional|Experiência profissional|Formação acadêmica|Competências|Projetos|Certificações|Idiomas|Voluntariado|Prêmios|Publicações|Interesses|Referências|Média|ID|válido até|Código QR|Nativo|Fluente|Avançado|Intermediário|Básico',
  tr: 'Özet|İş Deneyimi|Eğitim|Beceriler|Projeler|Sertifikalar|Diller|Gönüllü Çalışmalar|Ödüller|Yayınlar|İlgi Alanları|Referanslar|Not ortalaması|ID|son geçerlilik|QR kodu|Ana dil|Akıcı|İleri|Orta|Temel',
  ru: 'О себе|Опыт работы|Образование|Навыки|Проекты|Сертификаты|Знание языков|Волонтёрство|Награды|Публикации|Интересы|Рекомендации|Средний балл|ID|действует до|QR-код|Родной|Свободно|Продвинутый|Средний|Базовый',
  uk: 'Про себе|Досвід роботи|Освіта|Навички|Проєкти|Сертифікати|Знання мов|Волонтерство|Нагороди|Публікації|Інтереси|Рекомендації|Середній бал|ID|дійсний до|QR-код|Рідна|Вільно|Просунутий|Середній|Базовий',
  he: 'תמצית|ניסיון תעסוקתי|השכלה|מיומנויות|פרויקטים|הסמכות|שפות|התנדבות|פרסים|פרסומים|תחומי עניין|ממליצים|ממוצע|מזהה|בתוקף עד|קוד QR|שפת אם|שוטפת|רמה גבוהה|רמה בינונית|רמה בסיסית',
  ar: 'الملخص المهني|الخبرة المهنية|التعليم|المهارات|المشاريع|الشهادات|اللغات|العمل التطوعي|الجوائز|المنشورات|الاهتمامات|المراجع|المعدل|المعرف|صالحة حتى|رمز QR|اللغة الأم|بطلاقة|متقدم|متوسط|أساسي',
  fa: 'درباره من|سوابق شغلی|سوابق تحصیلی|مهارت‌ها|پروژه‌ها|گواهینامه‌ها|زبان‌ها|فعالیت‌های داوطلبانه|جوایز و افتخارات|مقالات و انتشارات|علاقه‌مندی‌ها|معرف‌ها|معدل|شناسه|معتبر تا|کد QR|زبان مادری|مسلط|پیشرفته|متوسط|مقدماتی',
  hi: 'सारांश|कार्य अनुभव|शैक्षणिक योग्यता|कौशल|परियोजनाएँ|प्रमाणपत्र|भाषाएँ|स्वयंसेवा|पुरस्कार|प्रकाशन|रुचियाँ|संदर्भ|GPA|ID|मान्य|QR कोड|मातृभाषा|धाराप्रवाह|प्रवीण|मध्यम|बुनियादी',
  bn: 'সারসংক্ষেপ|কর্ম অভিজ্ঞতা|শিক্ষাগত যোগ্যতা|দক্ষতা|প্রকল্পসমূহ|সনদপত্র|ভাষাগত দক্ষতা|স্বেচ্ছাসেবা|পুরস্কার ও সম্মাননা|প্রকাশনা|আগ্রহ|রেফারেন্স|জিপিএ|আইডি|মেয়াদ|কিউআর কোড|মাতৃভাষা|সাবলীল|দক্ষ|মধ্যম|প্রাথমিক',
  ta: 'சுருக்கம்|பணி அனுபவம்|கல்வித் தகுதி|திறன்கள்|திட்டங்கள்|சான்றிதழ்கள்|மொழிகள்|தன்னார்வப் பணி|விருதுகள்|வெளியீடுகள்|ஆர்வங்கள்|பரிந்துரையாளர்கள்|மதிப்பெண்|எண்|காலாவதி|QR குறியீடு|தாய்மொழி|சரளம்|தேர்ச்சி|இடைநிலை|அடிப்படை',
  zh: '个人简介|工作经历|教育背景|专业技能|项目经历|证书|语言能力|志愿经历|荣誉奖项|论文与出版物|兴趣爱好|推荐人|GPA|编号|有效期至|二维码|母语|流利|熟练|中级|基础',
  ja: '職務要約|職務経歴|学歴|スキル|プロジェクト|資格|語学|ボランティア活動|受賞歴|論文・著書|趣味|推薦者|GPA|番号|有効期限|QRコード|母語|流暢|上級|中級|初級',
  ko: '간단 소개|경력|학력|보유 기술|프로젝트|자격증|어학|봉사 활동|수상 경력|논문 및 출판물|관심사|추천인|학점|번호|만료|QR 코드|모국어|유창|능숙|중급|기초',
}
