import styles from './login.module.css';

/** A page on the bench, with a block on its way to where it will land. */
export function WorkbenchPicture() {
  return (
    <svg
      className={styles.picture}
      aria-hidden="true"
      viewBox="0 0 880 900"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <pattern id="bench-dots" width="16" height="16" patternUnits="userSpaceOnUse">
          <circle cx="1" cy="1" r="1" fill="var(--bw-bench-dot)" />
        </pattern>
        <pattern
          id="landing-place"
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="10" height="10" fill="var(--bw-c-50)" />
          <path d="M0 0h10" stroke="var(--bw-c-200)" strokeWidth="2" />
        </pattern>
      </defs>
      <rect width="880" height="900" fill="url(#bench-dots)" />
      <rect x="110" y="132" width="660" height="700" rx="6" fill="var(--bw-n-0)" stroke="var(--bw-n-200)" />
      <g stroke="var(--bw-c-500)" strokeWidth="1">
        <path d="M110 100h660M110 95v10M770 95v10" />
      </g>
      <rect x="416" y="91" width="48" height="18" fill="var(--bw-bench)" />
      <text x="440" y="104" textAnchor="middle" fontSize="12" fill="var(--bw-select-text)" fontWeight="600">
        992
      </text>
      <rect x="134" y="152" width="26" height="26" rx="7" fill="var(--bw-n-900)" />
      <rect x="172" y="160" width="90" height="10" rx="5" fill="var(--bw-n-300)" />
      <rect x="470" y="161" width="48" height="8" rx="4" fill="var(--bw-n-150)" />
      <rect x="540" y="161" width="48" height="8" rx="4" fill="var(--bw-n-150)" />
      <rect x="610" y="161" width="48" height="8" rx="4" fill="var(--bw-n-150)" />
      <rect x="680" y="152" width="70" height="26" rx="6" fill="var(--bw-n-900)" />
      <path d="M110 198h660v176c-70-30-120 8-210 0s-120-44-230-24-150 30-220 6z" fill="var(--bw-n-100)" />
      <rect x="250" y="228" width="380" height="20" rx="10" fill="var(--bw-n-400)" />
      <rect x="320" y="260" width="240" height="9" rx="4.5" fill="var(--bw-n-300)" />
      <rect
        x="190"
        y="292"
        width="500"
        height="48"
        rx="4"
        fill="var(--bw-n-0)"
        stroke="var(--bw-n-400)"
        strokeWidth="1.25"
      />
      <rect x="596" y="299" width="86" height="34" rx="5" fill="var(--bw-n-900)" />
      <rect x="206" y="312" width="90" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="376" y="312" width="60" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="110" y="398" width="660" height="92" fill="url(#landing-place)" />
      <path d="M104 398h672M104 490h672" stroke="var(--bw-c-500)" strokeWidth="2.5" />
      <circle cx="104" cy="398" r="5" fill="var(--bw-n-0)" stroke="var(--bw-c-500)" strokeWidth="2.5" />
      <circle cx="776" cy="398" r="5" fill="var(--bw-n-0)" stroke="var(--bw-c-500)" strokeWidth="2.5" />
      <g transform="rotate(-3 520 450)">
        <rect
          x="402"
          y="402"
          width="250"
          height="104"
          rx="8"
          fill="var(--bw-n-0)"
          stroke="var(--bw-c-500)"
          strokeWidth="2"
          className={styles.lifted}
        />
        <rect
          x="416"
          y="418"
          width="66"
          height="72"
          rx="5"
          fill="none"
          stroke="var(--bw-n-300)"
          strokeWidth="1.5"
        />
        <rect x="425" y="428" width="18" height="18" rx="4" fill="var(--bw-n-200)" />
        <rect x="425" y="456" width="42" height="6" rx="3" fill="var(--bw-n-400)" />
        <rect x="425" y="468" width="30" height="5" rx="2.5" fill="var(--bw-n-150)" />
        <rect
          x="494"
          y="418"
          width="66"
          height="72"
          rx="5"
          fill="none"
          stroke="var(--bw-n-300)"
          strokeWidth="1.5"
        />
        <rect x="503" y="428" width="18" height="18" rx="4" fill="var(--bw-n-200)" />
        <rect x="503" y="456" width="42" height="6" rx="3" fill="var(--bw-n-400)" />
        <rect x="503" y="468" width="30" height="5" rx="2.5" fill="var(--bw-n-150)" />
        <rect
          x="572"
          y="418"
          width="66"
          height="72"
          rx="5"
          fill="none"
          stroke="var(--bw-n-300)"
          strokeWidth="1.5"
        />
        <rect x="581" y="428" width="18" height="18" rx="4" fill="var(--bw-n-200)" />
        <rect x="581" y="456" width="42" height="6" rx="3" fill="var(--bw-n-400)" />
        <rect x="581" y="468" width="30" height="5" rx="2.5" fill="var(--bw-n-150)" />
      </g>
      <rect x="134" y="516" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="518" width="90" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="546" width="12" height="12" rx="3" fill="var(--bw-n-900)" stroke="var(--bw-n-300)" />
      <rect x="156" y="548" width="70" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="576" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="578" width="100" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="606" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="608" width="60" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="650" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="652" width="84" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="680" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="682" width="96" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect x="134" y="710" width="12" height="12" rx="3" fill="none" stroke="var(--bw-n-300)" />
      <rect x="156" y="712" width="66" height="8" rx="4" fill="var(--bw-n-200)" />
      <rect
        x="330"
        y="514"
        width="420"
        height="62"
        rx="4"
        fill="var(--bw-n-0)"
        stroke="var(--bw-n-400)"
        strokeWidth="1.25"
      />
      <rect x="344" y="528" width="34" height="34" rx="6" fill="var(--bw-n-150)" />
      <rect x="392" y="532" width="170" height="9" rx="4.5" fill="var(--bw-n-300)" />
      <rect x="392" y="550" width="112" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect x="518" y="550" width="70" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect
        x="330"
        y="588"
        width="420"
        height="62"
        rx="4"
        fill="var(--bw-n-0)"
        stroke="var(--bw-n-400)"
        strokeWidth="1.25"
      />
      <rect x="344" y="602" width="34" height="34" rx="6" fill="var(--bw-n-150)" />
      <rect x="392" y="606" width="170" height="9" rx="4.5" fill="var(--bw-n-300)" />
      <rect x="392" y="624" width="112" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect x="518" y="624" width="70" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect
        x="330"
        y="662"
        width="420"
        height="62"
        rx="4"
        fill="var(--bw-n-0)"
        stroke="var(--bw-n-400)"
        strokeWidth="1.25"
      />
      <rect x="344" y="676" width="34" height="34" rx="6" fill="var(--bw-n-150)" />
      <rect x="392" y="680" width="170" height="9" rx="4.5" fill="var(--bw-n-300)" />
      <rect x="392" y="698" width="112" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect x="518" y="698" width="70" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect
        x="330"
        y="736"
        width="420"
        height="62"
        rx="4"
        fill="var(--bw-n-0)"
        stroke="var(--bw-n-400)"
        strokeWidth="1.25"
      />
      <rect x="344" y="750" width="34" height="34" rx="6" fill="var(--bw-n-150)" />
      <rect x="392" y="754" width="170" height="9" rx="4.5" fill="var(--bw-n-300)" />
      <rect x="392" y="772" width="112" height="7" rx="3.5" fill="var(--bw-n-150)" />
      <rect x="518" y="772" width="70" height="7" rx="3.5" fill="var(--bw-n-150)" />
    </svg>
  );
}
