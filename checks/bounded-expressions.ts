/**
 * Regular expressions that take longer than in proportion to what they read, and what bounds that: the way from the
 * source of each to the reason why nobody can make it read much.
 */
export const boundedExpressions: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      [
        'an e-mail address, at most 254 letters',
        [
          "^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$",
        ],
      ],
      ['a password, at most 1000 letters by its schema', ['^[^a-z]+|[^a-z]+$', '^\\d+|[\\d\\W_]+$']],
      [
        'a line of a CV, cut to its longest before',
        [
          '^[\\s:,;|–—-]+|[\\s:,;|–—-]+$',
          '\\s+(?:bij|at|la|@)\\s+|\\s*[|•·]\\s*|\\t+|\\s+[–—-]\\s+|,\\s+',
          '^[\\s:,;|()–—-]+|[\\s:,;|()–—-]+$',
          "[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}",
          '^[^\\p{L}]+|[\\s,|•·-]+$',
          '^[-*\\s]+|[\\s.:]+$',
          '\\b(?:b\\.?v\\.?|n\\.?v\\.?|v\\.?o\\.?f\\.?|ltd|limited|plc|inc|llc|gmbh|s\\.?r\\.?l\\.?|s\\.?a\\.?|group|stichting|gemeente|provincie|ministerie|council|spitalul|primaria|ziekenhuis|hospital|umcg|university|universiteit|universitatea|hogeschool|\\p{L}*groep|company|holding)(?![\\p{L}\\d])',
          '\\b(?:\\p{L}*(?:school|college|universiteit|university|universitatea|academie|academy|academia|lyceum|gymnasium|instituut|institute)|noorderpoort|roc|liceul|colegiul|facultatea|scoala|umcg)(?![\\p{L}\\d])',
        ],
      ],
      ['the path of a request, which the server cuts off at 16 kB', ['\\/+$']],
      [
        'the name of a place, cut to 300 letters',
        [
          '[\\s,]+(?:sector\\s*)?\\d{1,5}(?:er|e|ème)?(?:\\s+arrondissement)?$',
          '\\s*[,;|()]\\s*|\\s+[-–]\\s+',
        ],
      ],
      ['what is left of an intro of 200 letters', ['[\\s,;:–-]+$']],
      [
        'the address of an application, cut to 1000 letters',
        ['[^\\s<>()",;:@]{1,64}@[^\\s<>()",;:@]{1,190}\\.[a-z]{2,24}'],
      ],
      [
        'what a feed says of pay, cut to 500 letters',
        [
          '\\b\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2}\\s+\\p{L}{3,9}\\.?\\s+(?:19|20)\\d\\d\\b',
          '(?:vanaf|van|from|starting(?: at)?|ab|d[eè]s|(?:à|a) partir de|min(?:imaal|imum|\\.)?|at least|mindestens|[iî]nc[eé]p[aâ]nd (?:de la|cu)|de la|desde|>=?)\\s*:?\\s*$',
          '(?:tot|up to|bis(?: zu)?|jusqu.(?:à|a)|max(?:imaal|imum|\\.)?|p[aâ]n[aă] la|hasta|hoogstens|<=?)\\s*:?\\s*$',
          '(?:bonus|bonnen|vergoeding|premie|toeslag|tichete|sign\\p{L}*)[^\\d]{0,20}$',
          '^per[_\\s-]*(?:1[_\\s-]*)?|[_\\s-]*(?:wage|salary|rate)$',
          '\\d+(?:[.,]\\d+)?\\s*%',
          '(?<![€$£\\d.,])\\b\\d{1,2}(?:[.,]\\d)?(?:\\s*(?:-|–|à|a|tot|to|bis|t\\/m)\\s*\\d{1,2}(?:[.,]\\d)?)?\\s*-?\\s*(?:uur|uren|hours?|hrs?|heures?|h|stunden|std|ore)\\b\\.?(?:\\s*(?:per|\\/|par|pro|a|pe|p\\.?)\\s*(?:week|wk|semaine|woche|s[aă]pt[aă]m[aâ]n[aă]|w)\\b)?',
          '\\b(?:schaal|scale|schal|fwg|grade|level|trede|stufe|band|niveau|tvöd|e)\\s*-?\\s*\\d{1,3}\\b(?:\\s*(?:-|–|t\\/m|tot)\\s*\\d{1,3}\\b)?(?![.,]\\d)',
        ],
      ],
      ['the end of a file name, cut to 1000 letters', ['^[. ]+|[. ]+$']],
      ['a setting of an admin, at most 200 letters', ['^(|[^\\s@,;<>]+@[^\\s@,;<>]+\\.[^\\s@,;<>]+)$']],
      ['a label of an admin on the way to a path of 45 letters', ['-+$']],
      ['a question of an admin, at most 300 letters', ['^-+|-+$']],
      ['an address of a link of an admin, at most 2000 letters', ['[?#].*$']],
      ['the name of a block in the code', ['[-/]+(\\w)']],
      [
        'what an admin wrote, read in their own browser',
        [
          '<a\\b[^>]*?\\bhref\\s*=\\s*(?:"([^"]*)"|\'([^\']*)\'|([^\\s>"\']*))',
          '<img\\b[^>]*>',
          '(<[^>]*>)',
          '^(\\s*)(.*?)(\\s*)$',
          '<(script|style)\\b[^>]*>.*?<\\/\\1>',
          '\\p{L}[^\\p{L}]*\\s+[^\\p{L}]*\\p{L}',
          '\\{\\{\\s*-?\\s*([\\w.]+)[^{}]*\\}\\}',
        ],
      ],
      ['a sentence of an admin beside a box', ['(<(?:terms|privacy)>.*?<\\/(?:terms|privacy)>)']],
      ['what is left of a text that was cut', ['[\\s.,;:–-]+$']],
    ] as const
  ).flatMap(([why, sources]) => sources.map((source): [string, string] => [source, why])),
);
