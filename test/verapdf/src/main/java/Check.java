// Judges PDFs by the rules of PDF/A-3a and PDF/UA-1 with veraPDF: java Check FILE...
import java.io.FileInputStream;
import java.util.Set;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

public class Check {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    int wrong = 0;
    for (String file : files) {
      for (PDFAFlavour flavour : new PDFAFlavour[] {PDFAFlavour.PDFA_3_A, PDFAFlavour.PDFUA_1}) {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), flavour)) {
          ValidationResult result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
          if (result.isCompliant()) continue;
          wrong++;
          Set<String> broken = new TreeSet<>();
          for (TestAssertion each : result.getTestAssertions())
            broken.add(each.getRuleId().getClause() + " " + each.getMessage());
          System.out.println(file + " breaks PDF " + flavour + ": " + String.join("; ", broken));
        }
      }
    }
    System.out.println(files.length + " PDFs judged, " + wrong + " broken rules");
    System.exit(wrong == 0 ? 0 : 1);
  }
}
