/** One page of text as a PDF, letters of ASCII only. */
export function pdfOf(lines: readonly string[]): Buffer {
  const textOperators = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '')}) Tj 0 -16 Td`).join(' ');
  const drawing = `BT /F1 11 Tf 60 780 Td ${textOperators} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${head}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A CV that somebody in Groningen may have. */
export const cvLines = [
  'Femke Hoekstra',
  'Wijkverpleegkundige',
  '9712 HL Groningen',
  '06 12 34 56 78',
  'Werkervaring',
  'Wijkverpleegkundige, Zorggroep Lauwers, Winsum',
  'maart 2019 - heden',
  'Opleidingen',
  '2010 - 2014 HBO Verpleegkunde, Hanzehogeschool, Groningen',
];
